import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { examLeft } from '@/features/exam/store/examSlice';
import { rootReducer } from '@/shared/store/rootReducer';
import type { ImageView } from './imageViewModel';
import type { ImageViews } from './imageViewsRecord';

interface ImageViewsState {
  views: Record<string, ImageView>;
  /** Width of the images on screen, px, by name. */
  widths: Record<string, number>;
  /** Whether the views stored on the device have been read. */
  isLoaded: boolean;
}

const initialState: ImageViewsState = { views: {}, widths: {}, isLoaded: false };

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
    /** Changes made before the device was read take precedence. */
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

const imageViewsSlice = slice.injectInto(rootReducer);
export const { imageViewed, imageSized, imageViewsLoaded } = imageViewsSlice.actions;
export const { selectImageViews, selectImageView, selectImageWidth, selectViewsAreLoaded } =
  imageViewsSlice.selectors;
