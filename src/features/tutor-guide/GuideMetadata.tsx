import { RichText } from '@/shared/ui/rich-text/RichText';
import styles from './guide.module.css';
import { type GuideQuestion, metadataLines } from './guideMessagesModel';

/** Metadata of the current question, announced when it changes. */
export function GuideMetadata({ question }: { readonly question: GuideQuestion }) {
  const { quizName, item, itemCount, briefExplanation } = question;
  return (
    <>
      <h2 className={styles.place}>
        <span>
          Item {item} of {itemCount}
        </span>
        <span className={styles.quiz}>{quizName}</span>
      </h2>
      {briefExplanation !== '' && (
        <section aria-labelledby="guide-objective" className={styles.objective}>
          <h3 id="guide-objective">Educational objective</h3>
          <RichText html={briefExplanation} />
        </section>
      )}
      <dl className={styles.lines}>
        {metadataLines(question).map(({ name, values }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{values.length === 0 ? '–' : values.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
