import { takePictures } from './pictures';
import { contentStates } from './states';

takePictures(contentStates());
