import { type EcranPose, LANGUES_CHOIX, type ProgrammeDEcran } from '@bridge/contract';

interface Pose extends Pick<EcranPose, 'diaporama' | 'orientation' | 'langue' | 'diagonale' | 'distance' | 'etat'> {
  readonly horaire: readonly Pick<EcranPose['horaire'][number], 'diaporama'>[];
}

/**
 * What keeps a screen from showing what was meant, and what to do. `autrui`: the diaporamas that show objets and belong
 * to another entity than the screen.
 */
export function remarquesDEcran(
  ecran: Pose,
  programmes: readonly ProgrammeDEcran[],
  autrui: readonly number[] = [],
): string[] {
  const { horaire, orientation } = ecran;
  const named = [...horaire.map((one) => one.diaporama.id), ...(ecran.diaporama === null ? [] : [ecran.diaporama])];
  const missing = named.filter((id) => !programmes.some((one) => one.diaporama === id));
  const debout = orientation === 'portrait';
  return [
    ...(ecran.etat === 'a-appairer'
      ? ['Il n’est relié à aucun écran\u00a0: appairez-le avec le code qu’il affiche.']
      : []),
    ...(named.length === 0 ? ['Choisissez-lui un diaporama\u00a0: il n’a rien à montrer.'] : []),
    ...(missing.length > 0
      ? [
          missing.length === 1
            ? 'Un de ses diaporamas n’est pas publié, ou n’est plus partagé avec vous\u00a0: il ne passe pas.'
            : `${missing.length} de ses diaporamas ne sont pas publiés, ou ne sont plus partagés avec vous\u00a0: ils ne passent pas.`,
        ]
      : []),
    ...programmes.flatMap(({ diaporama, nom, largeur, hauteur, langues }) => [
      ...(hauteur > largeur === debout ? [] : [`«\u00a0${nom}\u00a0» n’a pas l’orientation de l’écran.`]),
      ...(autrui.includes(diaporama)
        ? [
            `«\u00a0${nom}\u00a0» vient d’une autre entité\u00a0: ceux de ses objets que l’entité de l’écran ne voit pas n’y passent pas.`,
          ]
        : []),
      ...(ecran.langue === null || langues.includes(ecran.langue)
        ? []
        : [`«\u00a0${nom}\u00a0» ne parle pas ${nomDeLangue(ecran.langue)}.`]),
    ]),
    ...lisibilite(ecran, programmes),
  ];
}

const nomDeLangue = (langue: string) =>
  LANGUES_CHOIX.find(({ value }) => value === langue)?.label.toLowerCase() ?? langue;

/** The height in millimetres that a title needs for each metre of distance. */
const MM_PAR_METRE = 8;
const MM_PER_INCH = 25.4;

/** Remarks on titles too small for the viewing distance, by the size of the screen. */
function lisibilite({ diagonale, distance }: Pose, programmes: readonly ProgrammeDEcran[]): string[] {
  if (diagonale === null || distance === null) return [];
  return programmes.flatMap(({ nom, largeur, hauteur, styles }) => {
    const titre = Number(/--titre:(\d+)px/.exec(styles)?.[1] ?? 0);
    const mm = (titre * diagonale * MM_PER_INCH) / Math.hypot(largeur, hauteur);
    const needed = distance * MM_PAR_METRE;
    if (titre === 0 || mm >= needed) return [];
    return [
      `Les titres de «\u00a0${nom}\u00a0» auront ${Math.round(mm)}\u00a0mm de haut\u00a0: à ${String(distance).replace('.', ',')}\u00a0m, il en faut ${Math.round(needed)}.`,
    ];
  });
}
