import { QuestionTypeGroup } from '@/domain/quiz/question-types/QuestionTypeGroup';
import { hasType } from '@/domain/quiz/question-types/questionTypesModel';
import { permissions } from '@/domain/session/permissions';
import { selectRole } from '@/domain/session/sessionSlice';
import { NAME_MISSING } from '@/features/create-quiz/store/builderModel';
import {
  amountTyped,
  nameTyped,
  optionSet,
  selectBuilder,
  typeToggled,
} from '@/features/create-quiz/store/builderSlice';
import { amountProblem, maximumAmount, typedAmount } from '@/features/create-quiz/store/questionCountModel';
import {
  selectAmount,
  selectChoice,
  selectEligible,
  selectIsCounted,
  selectName,
  selectOptions,
} from '@/features/create-quiz/store/selectors';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { BuilderField } from './BuilderField';
import { QuizOptionGroup } from './QuizOptionGroup';
import { QuotaMeter } from './QuotaMeter';

export function QuizSettings() {
  const dispatch = useAppDispatch();
  const role = useSelector(selectRole) ?? 'ROLE_STUDENT';
  const showsMissing = useSelector((root) => selectBuilder(root).showsMissing);
  const isTypeTouched = useSelector((root) => selectBuilder(root).types !== undefined);
  const isNameTouched = useSelector((root) => selectBuilder(root).name !== undefined);
  const { types } = useSelector(selectChoice);
  const options = useSelector(selectOptions);
  const name = useSelector(selectName);
  const amount = useSelector(selectAmount);
  const eligible = useSelector(selectEligible);
  const isCounted = useSelector(selectIsCounted);

  const isTypeMissing = !hasType(types) && (showsMissing || isTypeTouched);
  const isNameMissing = name.trim() === '' && (showsMissing || isNameTouched);
  const maximum = maximumAmount(role, isCounted ? eligible : undefined);
  const limit = isCounted && eligible !== undefined ? Math.min(maximum, eligible) : undefined;

  return (
    <>
      <QuestionTypeGroup
        types={types}
        problem={isTypeMissing ? 'Select at least one option' : undefined}
        onToggle={(type) => dispatch(typeToggled(type))}
      />
      <QuizOptionGroup
        options={options}
        amount={amount}
        isTutor={permissions[role].tutorMode}
        onSet={(changed) => dispatch(optionSet(changed))}
      />
      <BuilderField
        label="Quiz Name"
        part="name"
        value={name}
        error={isNameMissing ? NAME_MISSING : undefined}
        onChange={(text) => dispatch(nameTyped(text))}
      />
      <BuilderField
        label="# of Questions"
        value={amount}
        inputMode="numeric"
        error={amountProblem(amount, eligible)}
        suffix={limit === undefined || limit === 0 ? undefined : `of ${limit}`}
        onChange={(text) => dispatch(amountTyped(typedAmount(amount, text, maximum)))}
      />
      <QuotaMeter />
    </>
  );
}
