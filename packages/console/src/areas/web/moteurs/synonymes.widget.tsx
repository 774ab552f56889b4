import { Stack } from '@mantine/core';
import { entriesIn, textIn } from '../../../resource/values/read.ts';
import { ListEditor } from '../../../resource/widgets/list/list.editor.tsx';
import type { WidgetProps } from '../../../resource/widgets/widget.ts';
import { Coller } from '../coller.tsx';
import { synonymesColles } from './synonymes.rules.ts';

/** The synonyms of a moteur, one group at a time or from a whole table. */
export default function SynonymesWidget({ field, ...props }: WidgetProps) {
  if (field.kind !== 'list') return null;
  const { most } = field;
  return (
    <Stack gap="sm">
      <ListEditor {...props} list={field} />
      {!props.readOnly && <Coller {...props} most={most} read={colles} mots={{ ...MOTS, enTrop: enTrop(most) }} />}
    </Stack>
  );
}

const colles = (texte: string, present: readonly unknown[], room: number) =>
  synonymesColles(
    texte,
    present.map((item) => textIn(entriesIn(item).mots)),
    room,
  );

const enTrop = (most: number) => (count: number) => `En trop\u00a0: ${count}. Un moteur a ${most} groupes au plus.`;

const MOTS = {
  label: 'Un groupe de mots équivalents par ligne',
  description: 'Les mots se séparent par un point-virgule, une virgule ou une tabulation.',
  placeholder: 'gîte;location;meublé',
  illisibles: (lignes: string, count: number) =>
    count > 1
      ? `Les lignes ${lignes} n’ont qu’un mot, ou sont trop longues.`
      : `La ligne ${lignes} n’a qu’un mot, ou est trop longue.`,
  connus: (count: number) => `Groupes déjà là\u00a0: ${count}.`,
  bouton: (count: number) => (count > 1 ? `Ajouter ${count} groupes` : 'Ajouter le groupe'),
  ajoutes: (count: number) => (count > 1 ? `${count} groupes ajoutés.` : '1 groupe ajouté.'),
};
