import { getImage } from '@/shared/api/question';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';

export const loadImage = createRemoteCall({
  name: 'exam/image',
  endpoint: getImage,
  concurrency: 'every',
  key: ({ imageName }) => imageName,
});
