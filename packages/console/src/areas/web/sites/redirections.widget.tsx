import { formatNumber } from '@bridge/contract';
import { Stack } from '@mantine/core';
import { entriesIn, textIn } from '../../../resource/values/read.ts';
import { ListEditor } from '../../../resource/widgets/list/list.editor.tsx';
import type { WidgetProps } from '../../../resource/widgets/widget.ts';
import { Coller } from '../coller.tsx';
import { redirectionsCollees } from './redirections.rules.ts';

/** The redirections, one by one or from a whole table: a change of site leaves hundreds of old addresses. */
export default function RedirectionsWidget({ field, ...props }: WidgetProps) {
  if (field.kind !== 'list') return null;
  const { most } = field;
  return (
    <Stack gap="sm">
      <ListEditor {...props} list={field} />
      {!props.readOnly && <Coller {...props} most={most} read={collees} mots={{ ...MOTS, enTrop: enTrop(most) }} />}
    </Stack>
  );
}

const collees = (texte: string, present: readonly unknown[], room: number) =>
  redirectionsCollees(
    texte,
    present.map((item) => textIn(entriesIn(item).de)),
    room,
  );

const enTrop = (most: number) => (count: number) =>
  `En trop\u00a0: ${count}. Un site a ${formatNumber(most)} redirections au plus.`;

const MOTS = {
  label: 'Une redirection par ligne',
  description:
    'L’ancienne adresse, un point-virgule ou une tabulation, la nouvelle. Sans nouvelle\u00a0: page supprimée.',
  placeholder: '/fr/ancienne-page;/fr/nouvelle-page',
  illisibles: (lignes: string, count: number) =>
    `${count > 1 ? `Les lignes ${lignes} n’ont` : `La ligne ${lignes} n’a`} pas d’adresse lisible. Une ancienne adresse commence par / ou https://, sans «\u00a0?\u00a0» ni espace.`,
  connus: (count: number) => `Déjà redirigées\u00a0: ${count}.`,
  bouton: (count: number) => (count > 1 ? `Ajouter ${count} redirections` : 'Ajouter la redirection'),
  ajoutes: (count: number) => (count > 1 ? `${count} redirections ajoutées.` : '1 redirection ajoutée.'),
};
