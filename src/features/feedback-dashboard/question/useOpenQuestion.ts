import { isPathSegment } from '@/shared/browser/pathSegment';
import { useQuery } from '@/shared/routing/useQuery';

const QUESTION = 'question';

interface OpenQuestion {
  /** Undefined for none, or for an invalid id. */
  readonly questionId: string | undefined;
  readonly close: () => void;
}

/** The open question is in the URL: a link also opens it, and Back closes it. */
export function useOpenQuestion(): OpenQuestion {
  const { params, change } = useQuery();
  const questionId = params.get(QUESTION) ?? '';
  return {
    questionId: isPathSegment(questionId) ? questionId : undefined,
    close: () => change({ [QUESTION]: undefined }),
  };
}

/** URL of a question's review data, over the current list. */
export const useQuestionAddress = (questionId: string): { readonly search: string } =>
  useQuery().addressWith({ [QUESTION]: questionId });
