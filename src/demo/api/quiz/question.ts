import { type DemoRoute, route } from '@/demo/api/route';
import { toQuestion } from '@/demo/bank/toQuestion';
import { demand, found, HttpError } from '@/demo/context/httpError';
import { exact, readBody, texts } from '@/demo/context/requestBodies';
import { requireShared } from '@/demo/rules/qlinks';
import { emptyStudy, studyOf } from '@/demo/rules/studyState';
import { getImage, getQuestions } from '@/shared/api/question';

const questionsForm = exact({ question_list: texts() });

export const questionRoutes: readonly DemoRoute[] = [
  route(
    getQuestions,
    async ({ body, visitor, optionalQuery }, context) => {
      const { question_list: ids } = readBody(questionsForm, body);
      demand(ids.length > 0, 'The question_list is empty.');
      if (visitor === undefined) await requireShared(context, optionalQuery('token'), ids);

      const { questions: states } =
        visitor === undefined ? emptyStudy('') : await studyOf(context.database, visitor.id);
      return ids.map((id) => {
        const question = found(context.bank.find(id), `Question ${id}`);
        return toQuestion(question, states.get(id)?.marked ?? false);
      });
    },
    { query: ['token'] },
  ),

  route(
    getImage,
    async ({ query }, { loadFigure }) => {
      const image = await loadFigure(query('imageName'));
      if (image === undefined) throw new HttpError(404, 'Image not found.');
      return image;
    },
    { query: ['imageName'] },
  ),
];
