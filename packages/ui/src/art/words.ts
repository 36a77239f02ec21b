import type { Drawing } from './drawing';
import { circle, points, type Point } from './path';

/** A word as an outline, to avoid loading a script's font for one word. */
interface Word {
  box: readonly [left: number, top: number, width: number, height: number];
  outline: string;
  /** Centres and radius of the pulli, the dot above a letter, in the page's dot colour. */
  pulli: readonly Point[];
  radius: number;
}

/**
 * Outlines from Anek Tamil (SIL Open Font License 1.1, `@fontsource-variable/anek-tamil`), weight 700, width 84, shaped
 * with HarfBuzz and halved; each pulli is a circle.
 */
const words: Record<string, Word> = {
  // வணக்கம், the greeting on Home
  vanakkam: {
    box: [0, -394, 2258, 403],
    pulli: points(1398, -356, 2099, -356),
    radius: 36.5,
    outline:
      'M348-294h67v294h-120l-1-56h54zm-184-8q52 0 81 18q30 16 43 50q14 32 14 80v35q0 21-3 37t-7 27t-12 23l-4-24h56v56h-122v-4q8-16 14-31t8-35q2-18 2-44v-39q0-31-8-50q-6-20-22-30t-42-9q-40 0-59 21t-19 65q0 2 0 2q0 2 0 3h2v70q0 17 6 25q4 8 17 8t17-8t5-23v-35q0-14-5-22q-5-6-17-6q-6 0-11 2q-6 4-9 8q-3 6-5 12l-2-31h4q2-19 16-33t38-14q29 0 42 19t14 57v40q0 26-10 46q-8 20-27 32q-19 10-49 10t-50-12t-30-33t-9-50v-61q0-48 17-82t48-52t78-18zm705-1q49 0 81 9q34 10 53 24l1 4q22 10 36 27t19 40t6 52v58q0 29-9 51t-29 32q-20 12-51 12t-52-12t-30-32q-10-22-10-51v-58q0-29 7-53t23-40t43-26l27 38q-13 6-20 16t-10 25t-4 36v63q0 12 3 20t8 12t15 4q8 0 13-4t7-12t3-21v-63q0-20-3-35t-10-25t-18-16l-4-2q-10-6-23-9t-31-7q-18-2-41-2q-35 0-57 6q-23 4-40 12l-40-40q22-14 56-24q32-9 81-9zm237 56l68 1v246h-68zm49-47v56h-109q-16 0-32 0t-30 0l12-54q12-1 26-2t28 0zm-501-10q48 0 81 10t52 24v4q23 10 36 27t20 40t6 52v58q0 29-9 51t-30 32q-19 12-50 12t-52-12t-30-32q-10-22-10-51v-58q0-29 7-53t23-40t43-26l27 38q-13 6-20 16t-10 25t-4 36v63q0 12 3 20t8 12t14 4t14-4t7-12t2-21v-63q0-20-2-35t-10-25q-6-10-18-16l-4-1q-14-7-36-12t-57-5q-66 0-97 24t-32 71q0 0 0 0t0 1h2v69q0 17 6 25q4 8 18 8q12 0 16-8t5-23v-35q0-14-5-22q-4-6-16-6q-7 0-12 2q-6 4-9 8q-3 6-5 12l-1-31h3q2-19 16-33t38-14q29 0 42 19t14 57v40q0 26-9 46t-28 32q-19 10-49 10t-50-12t-30-33t-9-50v-55q0-52 22-87t64-54t105-19zm478 67v-57h78l6 57zm282 105v-56h43q47 0 66 19t19 61v31q0 27-8 45t-24 28t-42 10q-14 0-24-2q-12-2-19-4l-9-59l2-5q4 6 13 10t19 4t16-3t8-11q2-6 2-16v-22q0-18-6-24t-24-6zm-18-54v52h-86l-16 2q0 5 0 12t0 16t0 14q0 20 8 30t28 10q18 0 26-10t8-31v-73l4-8v-110h60v110v8v74q0 30-10 52t-32 33t-56 11q-52 0-76-25t-24-72q0-13 1-25q0-14 1-28t0-24l38-14l44-4zm54-108v54h-50l-6-3h-70l-2 79l-58-2v-128zm-14 54v-54h55l5 54zm330 108v-56h42q48 0 67 19t19 61v31q0 27-8 45t-24 28t-43 10q-13 0-23-2q-12-2-19-4l-9-59l1-5q5 6 13 10t20 4q10 0 16-3t8-11q2-6 2-16v-22q0-18-7-24t-23-6zm-18-54v52h-87l-15 2q0 5 0 12t0 16t0 14q0 20 8 30t28 10q18 0 26-10t8-31v-73l4-8v-110h60v110v8v74q0 30-10 52t-32 33t-56 11q-52 0-76-25t-24-72q0-13 0-25q1-14 1-28t1-24l38-14l44-4zm54-108v54h-50l-6-3h-70l-2 79l-59-2v-128zm-14 54v-54h55l5 54zm152-54h67v238h129q21 0 32-6t16-20t4-38v-66q0-19-4-30t-14-16t-28-6h-11v223h-67v-279h76q42 0 68 12t36 36q12 24 12 61v63q0 44-12 71t-38 39q-28 12-75 12h-191z',
  },
  // நன்றி, the thanks in the footer
  nandri: {
    box: [0, -442, 1368, 540],
    pulli: [[673, -356]],
    radius: 36.5,
    outline:
      'M148-278h68v278h-68zm126 80q34 0 50 23q14 23 14 69v51q0 54-14 87t-47 48t-90 15h-176l-7-57h179q33 0 51-8q20-9 28-29t8-53v-45q0-23-6-33q-6-12-20-12q-12 0-20 10q-8 8-11 22h-5v-41h10q3-21 17-34t39-13zm-40-96v57h-138v237h-68v-294zm-16 57v-57h78l6 57zm587-10l67 1v246h-67zm49-47v56h-110q-16 0-31 0t-30 0l11-54q13-1 26-2t28 0zm-285-10q48 0 81 10t52 24v4q22 10 36 27t20 40t6 52v58q0 29-10 51t-28 32q-20 12-52 12t-52-12t-30-32q-9-22-9-51v-58q0-29 7-53t22-40t44-26l26 38q-12 6-20 16t-10 25t-3 36v63q0 12 3 20t8 12t14 4t14-4t7-12t3-21v-63q0-20-4-35q-2-15-9-25t-19-16l-3-1q-15-7-37-12t-56-5q-66 0-98 24t-32 71q0 0 0 0t0 1h3v69q0 17 5 25t18 8t17-8t5-23v-35q0-14-5-22q-5-6-17-6q-6 0-12 2q-4 4-8 8q-4 6-5 12l-1-31h2q3-19 16-33t39-14q29 0 42 19t13 57v40q0 26-8 46t-28 32q-19 10-50 10t-50-12t-28-33t-10-50v-55q0-52 22-87t64-54t105-19zm261 67v-57h78l6 57zm424-203q59 0 86 30t26 90v320h-66v-320q0-33-12-48q-10-14-34-14t-36 14t-11 43v6q0 11 2 18t7 13l-64-1q-6-7-8-17t-2-22v-6q0-48 28-78q29-28 84-28zm-232 138q32 0 49 16t20 46h2q5-30 23-46t56-16q42 0 60 22q20 22 20 66v9q0 30-12 50q-10 19-40 22v2q20 1 33 10t17 25q6 16 6 42v19q0 46-12 75t-42 42t-85 13h-197l-8-57h197q32 0 49-8q18-6 24-24q8-16 8-45v-18q0-23-8-33t-28-11l-10-1v-55l9-1q19-1 27-11q6-10 6-27v-10q0-13-2-22q-4-8-10-12t-17-4t-19 4q-6 4-10 14t-4 24v202h-67v-208q0-18-6-27t-20-8t-19 8q-8 9-8 27v208h-66v-204q0-52 21-74q22-24 63-24z',
  },
};

/** `words/vanakkam` and `words/nandri`: the word in the text's colour (`art`) and its dots (`you`). */
export const wordDrawings: Drawing[] = Object.entries(words).map(
  ([name, { box, outline, pulli, radius }]) => ({
    name: `words/${name}`,
    box,
    parts: {
      art: `<path id="art" fill="currentColor" d="${outline}"/>`,
      you: `<path id="you" fill="var(--pulli,var(--dot))" d="${pulli
        .map(([x, y]) => circle(x, y, radius))
        .join('')}"/>`,
    },
  }),
);
