import { CHAMPS_DE_BLOC, GROUPES_DE_CHAMPS, norme, type SourceDeLigne } from '@bridge/contract';
import { GroupedMenu, type MenuChoice } from '../../resource/widgets/choices/grouped-menu.tsx';
import type { LibellesDesChamps } from './bloc.queries.ts';

interface Offre extends MenuChoice {
  readonly source: SourceDeLigne;
}

const AUTRES = 'Autre';
const AJOUTES = 'Champs ajoutés';
const GROUPES: readonly string[] = [AUTRES, ...GROUPES_DE_CHAMPS, AJOUTES];

/** The id of a criterion that is still to be chosen. */
const A_CHOISIR = 0;

function offresDe(champs: LibellesDesChamps): Offre[] {
  return [
    {
      id: 'critere',
      label: 'Un critère (équipements, services, thèmes…)',
      group: AUTRES,
      source: { genre: 'critere', critere: { ref: 'critere', id: A_CHOISIR } },
    },
    {
      id: 'composition',
      label: 'Un texte avec des champs',
      group: AUTRES,
      source: { genre: 'composition', texte: {} },
    },
    ...CHAMPS_DE_BLOC.map(({ value, label, groupe }) => ({
      id: value,
      label,
      group: groupe,
      source: { genre: 'champ' as const, champ: value },
    })),
    ...[...champs].map(([code, label]) => ({
      id: `champ:${code}`,
      label,
      group: AJOUTES,
      source: { genre: 'champ' as const, champ: `champ:${code}` as const },
    })),
  ];
}

interface Props {
  readonly id: string;
  readonly champs: LibellesDesChamps;
  readonly disabled: boolean;
  readonly onPick: (source: SourceDeLigne) => void;
}

/** The menu of all that a line may show, by family, found by typing. */
export function SourceMenu({ id, champs, disabled, onPick }: Props) {
  const offres = offresDe(champs);
  return (
    <GroupedMenu
      id={id}
      label="Ajouter une ligne"
      variant="default"
      size="xs"
      disabled={disabled}
      groups={GROUPES}
      find={(search) => {
        const words = norme(search).split(' ');
        return offres.filter(({ label, group }) => words.every((word) => norme(`${label} ${group}`).includes(word)));
      }}
      words={{
        search: 'Rechercher une donnée',
        placeholder: 'Nom, téléphone, tarifs…',
        list: 'Données',
        nothing: 'Aucune donnée ne porte ce nom.',
      }}
      onPick={({ source }) => onPick(source)}
    />
  );
}
