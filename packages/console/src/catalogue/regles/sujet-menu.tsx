import { norme } from '@bridge/contract';
import { GroupedMenu, type MenuChoice } from '../../resource/widgets/choices/grouped-menu.tsx';
import { useRegleContext } from './regle.context.ts';
import { FAMILLES, motsDuSujet, type Sujet } from './sujets.ts';

interface Props {
  readonly id: string;
  readonly onPick: (sujet: Sujet) => void;
}

/** The menu of the subjects of conditions, by family, found by typing. */
export function SujetMenu({ id, onPick }: Props) {
  const { sujets } = useRegleContext();
  return (
    <GroupedMenu<Sujet & MenuChoice>
      id={id}
      label="Ajouter une condition"
      variant="light"
      size="compact-sm"
      groups={FAMILLES}
      find={(search) => trouves(sujets, search).map((sujet) => ({ ...sujet, group: sujet.famille }))}
      words={{
        search: 'Rechercher ce qui peut être demandé',
        placeholder: 'Nom, commune, photo, prix…',
        list: 'Ce qui peut être demandé',
        nothing: 'Rien de tel ne peut être demandé.',
      }}
      onPick={onPick}
    />
  );
}

/** The subjects whose words hold each typed word; those whose name does come first. */
function trouves(sujets: readonly Sujet[], search: string): readonly Sujet[] {
  const words = norme(search).split(' ');
  const has = (text: string) => words.every((word) => norme(text).includes(word));
  const called = sujets.filter(({ label, famille }) => has(`${label} ${famille}`));
  return called.length > 0 ? called : sujets.filter((sujet) => has(motsDuSujet(sujet)));
}
