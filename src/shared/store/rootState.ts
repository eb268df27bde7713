/** State of each slice by path; every slice module adds its own by declaration merging. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by the slices, which are loaded with the screens
export interface LazySlices {}

/** 'feature/call': path and prefix of what is made by a factory, and so cannot declare its own state. */
export type FactoryPath = `${string}/${string}`;

/**
 * The store's state. A slice is absent until its screen is loaded. Remote calls and form dialogs are read by
 * their own selectors only.
 */
export type RootState = Readonly<Partial<LazySlices>> & Readonly<Partial<Record<FactoryPath, unknown>>>;
