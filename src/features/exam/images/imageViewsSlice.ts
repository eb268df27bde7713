import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { examLeft } from '@/features/exam/store/examSlice';
import { rootReducer } from '@/shared/store/rootReducer';
import type { ImageView } from './imageViewModel';

/** By name of the image; absent as long as nothing has been changed. */
export type ImageViews = Readonly<Record<string, ImageView>>;

interface ImageViewsState {
  views: Record<string, ImageView>;
  /** px that the images are wide on the screen, by name. */
  widths: Record<string, number>;
  /** Whether the views that are kept on the device are among them. */
  isLoaded: boolean;
}

const initialState: ImageViewsState = { views: {}, widths: {}, isLoaded: false };

/** How the images of the attempt are shown in the image viewer. */
const slice = createSlice({
  name: 'exam/imageViews',
  initialState,
  reducers: {
    imageViewed: (
      state,
      { payload: { imageName, view } }: PayloadAction<{ imageName: string; view: ImageView }>,
    ) => {
      state.views[imageName] = view;
    },
    imageSized: (
      state,
      { payload: { imageName, width } }: PayloadAction<{ imageName: string; width: number }>,
    ) => {
      state.widths[imageName] = width;
    },
    /** What was changed before the device was read takes precedence. */
    imageViewsLoaded: (state, { payload }: PayloadAction<ImageViews>) => {
      state.views = { ...payload, ...state.views };
      state.isLoaded = true;
    },
  },
  extraReducers: (builder) => builder.addCase(examLeft, () => initialState),
  selectors: {
    selectImageViews: ({ views }): ImageViews => views,
    selectImageView: ({ views }, imageName: string): ImageView | undefined => views[imageName],
    selectImageWidth: ({ widths }, imageName: string): number => widths[imageName] ?? 0,
    selectViewsAreLoaded: ({ isLoaded }): boolean => isLoaded,
  },
});

declare module '@/shared/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const imageViewsSlice = slice.injectInto(rootReducer);
export const { imageViewed, imageSized, imageViewsLoaded } = imageViewsSlice.actions;
export const { selectImageViews, selectImageView, selectImageWidth, selectViewsAreLoaded } =
  imageViewsSlice.selectors;
