import { useState } from 'react';
import { RetryIcon, ZoomInIcon } from '@/shared/icons/icons';
import controls from '@/features/exam/toolbar/controls.module.css';
import styles from './figures.module.css';
import { ImageDialog } from '@/features/exam/lazyDialogs';
import { useImage } from './useImages';
import { useOpenExam } from '@/features/exam/store/useExam';

/** Figures of the current question, each in a frame of fixed size before its image has loaded. */
export function Figures() {
  const item = useOpenExam(({ quizItems, attempt }) => quizItems[attempt.current]);
  if (item === undefined || item.imageList.length === 0) return null;
  return (
    <div className={styles.figures}>
      {item.imageList.map((imageName, index) => (
        <Figure key={`${item.questionId} ${imageName}`} imageName={imageName} number={index + 1} />
      ))}
    </div>
  );
}

function Figure({ imageName, number }: { readonly imageName: string; readonly number: number }) {
  const image = useImage(imageName);
  const [isEnlarged, setIsEnlarged] = useState(false);
  if (image.status === 'failed') {
    return (
      <div className={styles.frame} role="alert">
        <p>Image {number} could not be loaded.</p>
        <button
          type="button"
          className={controls.button}
          aria-label={`Try again to load image ${number}`}
          onClick={image.retry}
        >
          <RetryIcon size={18} /> Try again
        </button>
      </div>
    );
  }
  if (image.status === 'loading') return <div className={styles.frame} aria-busy="true" />;
  return (
    <>
      <button
        type="button"
        className={styles.frame}
        aria-label={`Enlarge image ${number}`}
        title={`Enlarge image ${number}`}
        onClick={() => setIsEnlarged(true)}
      >
        <img className={styles.image} src={image.address} alt="" />
        <span className={styles.enlarge}>
          <ZoomInIcon size={18} />
        </span>
      </button>
      {isEnlarged && (
        <ImageDialog address={image.address} number={number} onClose={() => setIsEnlarged(false)} />
      )}
    </>
  );
}
