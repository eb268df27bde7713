import { RichText } from '@/shared/ui/rich-text/RichText';
import { type GuideQuestion, metadataLines } from './guideMessagesModel';
import { Lines, Objective, Place, Quiz } from './guideStyles';

/** Metadata of the current question, announced when it changes. */
export function GuideMetadata({ question }: { readonly question: GuideQuestion }) {
  const { quizName, item, itemCount, briefExplanation } = question;
  return (
    <>
      <Place>
        <span>
          Item {item} of {itemCount}
        </span>
        <Quiz>{quizName}</Quiz>
      </Place>
      {briefExplanation !== '' && (
        <Objective aria-labelledby="guide-objective">
          <h3 id="guide-objective">Educational objective</h3>
          <RichText html={briefExplanation} />
        </Objective>
      )}
      <Lines>
        {metadataLines(question).map(({ name, values }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{values.length === 0 ? '–' : values.join(', ')}</dd>
          </div>
        ))}
      </Lines>
    </>
  );
}
