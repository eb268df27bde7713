import { EXAM_TYPES, getBankCategories } from '@/shared/api/category';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';

export const loadExamTypes = createRemoteCall<undefined, readonly string[]>({
  name: 'bank/examTypes',
  concurrency: 'latest',
  send: async (_, { http, signal }) => {
    try {
      const { examType } = await http.send(getBankCategories, undefined, signal);
      return examType.length > 0 ? examType : EXAM_TYPES;
    } catch {
      signal.throwIfAborted();
      return EXAM_TYPES;
    }
  },
});
