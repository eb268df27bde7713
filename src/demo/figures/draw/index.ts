/** Every figure of the demo bank by file name. `npm run figures` renders them to PNG files in images/. */
import { abdominalFilm } from './anatomy/abdomen';
import { chestFilm } from './anatomy/chest';
import { headImages } from './anatomy/head';
import { hipFilm } from './anatomy/hips';
import { duodenalMucosa } from './anatomy/mucosa';
import { sacrumFromBehind, vertebraFromAbove } from './anatomy/spine';
import { bodyFluids } from './physiology/bodyFluids';
import { capnograms } from './physiology/capnogram';
import { menstrualCycle } from './physiology/cycle';
import { doseResponse } from './physiology/doseResponse';
import { doubleReciprocal } from './physiology/kinetics';
import { oxygenContent } from './physiology/oxygen';
import { tubeSpectrum } from './physiology/spectrum';
import { flowVolume } from './physiology/spirometry';
import { ventricularLoops } from './physiology/ventricle';
import { forestPlot } from './populations/forest';
import { growthChart } from './populations/growth';
import { bleedingPedigree, maternalPedigree } from './populations/pedigree';
import { rocCurve } from './populations/roc';
import { survivalCurves } from './populations/survival';
import { audiogram } from './recordings/audiogram';
import { heartTracing } from './recordings/cardiotocogram';
import {
  blockStrip,
  fibrillationStrip,
  restingStrip,
  sixLeads,
  telemetryStrip,
  twoLeads,
} from './recordings/ecgFigures';
import { electrophoresis } from './recordings/electrophoresis';
import { visualFields } from './recordings/visualField';

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
