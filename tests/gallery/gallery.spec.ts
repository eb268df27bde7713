import { takePictures } from './pictures';
import { states } from './states';

takePictures(states);
