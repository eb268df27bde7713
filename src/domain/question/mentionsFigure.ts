import { plainText } from '@/shared/format/plainText';

const SPEAKS_OF_FIGURE =
  /\b(?:is|are|as) (?:shown|depicted|illustrated|pictured)\b|\b(?:shown|seen|pictured) (?:below|here|above)\b|\b(?:figure|exhibit)\b|\b(?:image|picture|photograph|micrograph|graph|diagram|radiograph|scan|tracing|electrocardiogram|ECG) (?:below|above|shown)\b/i;

/** Whether a stem mentions a figure that it does not contain: the figures of a quiz are not part of a link. */
export const mentionsFigure = (stem: string): boolean =>
  !/<img\b/i.test(stem) && SPEAKS_OF_FIGURE.test(plainText(stem));
