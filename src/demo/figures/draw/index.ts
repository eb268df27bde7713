/** Every figure of the demo bank by file name. `npm run figures` renders them to PNG beside this folder. */
import { abdominalFilm } from './abdomen';
import { audiogram } from './audiogram';
import { bodyFluids } from './bodyFluids';
import { capnograms } from './capnogram';
import { heartTracing } from './cardiotocogram';
import { chestFilm } from './chest';
import { menstrualCycle } from './cycle';
import { doseResponse } from './doseResponse';
import {
  blockStrip,
  fibrillationStrip,
  restingStrip,
  sixLeads,
  telemetryStrip,
  twoLeads,
} from './ecgFigures';
import { electrophoresis } from './electrophoresis';
import { forestPlot } from './forest';
import { growthChart } from './growth';
import { headImages } from './head';
import { hipFilm } from './hips';
import { doubleReciprocal } from './kinetics';
import { duodenalMucosa } from './mucosa';
import { oxygenContent } from './oxygen';
import { bleedingPedigree, maternalPedigree } from './pedigree';
import { rocCurve } from './roc';
import { tubeSpectrum } from './spectrum';
import { sacrumFromBehind, vertebraFromAbove } from './spine';
import { flowVolume } from './spirometry';
import { survivalCurves } from './survival';
import { ventricularLoops } from './ventricle';
import { visualFields } from './visualField';

/**
 * File name to a function that draws the figure as an SVG string.
 *
 * @public read by figures/render.mjs through Vite
 */
export const figures: Readonly<Record<string, () => string>> = {
  'ecg-strip-palpitations.png': fibrillationStrip,
  'ecg-six-leads.png': sixLeads,
  'ecg-admission.png': restingStrip,
  'ecg-telemetry.png': telemetryStrip,
  'ecg-two-leads.png': twoLeads,
  'ecg-syncope.png': blockStrip,
  'flow-volume-loop.png': flowVolume,
  'growth-chart-weight.png': growthChart,
  'oxygen-content-curves.png': oxygenContent,
  'double-reciprocal-plot.png': doubleReciprocal,
  'pressure-volume-loops.png': ventricularLoops,
  'survival-curves.png': survivalCurves,
  'forest-plot.png': forestPlot,
  'roc-curve.png': rocCurve,
  'dose-response-curves.png': doseResponse,
  'body-fluid-diagram.png': bodyFluids,
  'menstrual-cycle-hormones.png': menstrualCycle,
  'capnograms.png': capnograms,
  'hemoglobin-electrophoresis.png': electrophoresis,
  'audiogram.png': audiogram,
  'visual-fields.png': visualFields,
  'tube-spectrum.png': tubeSpectrum,
  'fetal-heart-tracing.png': heartTracing,
  'pedigree-bleeding.png': bleedingPedigree,
  'pedigree-vision.png': maternalPedigree,
  'chest-film.png': chestFilm,
  'abdominal-film.png': abdominalFilm,
  'head-images.png': headImages,
  'vertebra-from-above.png': vertebraFromAbove,
  'sacrum-from-behind.png': sacrumFromBehind,
  'hip-film.png': hipFilm,
  'duodenal-mucosa.png': duodenalMucosa,
};
