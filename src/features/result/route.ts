import { resumeSaga } from '@/domain/resume/resumeSaga';

export { ResultScreen as Component } from './ResultScreen';

export const sagas = [resumeSaga];
