import { REGROUPEMENTS_DE_RUBRIQUE, rubriqueDynamique } from '@bridge/contract';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { OrderedCards } from '../../../catalogue/ordered-cards.tsx';
import { FieldValue } from '../../../resource/values/field-value.tsx';
import { type Entries, entriesIn, idIn, listIn, textIn } from '../../../resource/values/read.ts';
import { useNames } from '../../../resource/values/use-names.ts';
import { innerIdOf } from '../../../resource/widgets/control.ts';
import { blankItem, innerOf } from '../../../resource/widgets/list.rules.ts';
import type { WidgetProps } from '../../../resource/widgets/widget.ts';
import { Champ } from '../champ.tsx';

const { item, most } = rubriqueDynamique.fields.niveaux;
/** Asked for only where it is needed. */
const CRITERE = { ...item.critere, required: true } as const;
const PAR_CRITERE = 'critere';

/** What objets are grouped by, from the widest to the finest: each level says its own. */
export default function NiveauxWidget({ id, field, value, onChange, inner, readOnly, resource }: WidgetProps) {
  const niveaux = listIn(value).map(entriesIn);
  const named = useNames(
    'critere',
    niveaux.flatMap(({ par, critere }) => (par === PAR_CRITERE ? (idIn(critere) ?? []) : [])),
  );
  if (readOnly)
    return (
      <output id={id} tabIndex={-1}>
        <FieldValue field={field} value={value} density="full" />
      </output>
    );
  return (
    <OrderedCards<Entries>
      id={id}
      items={niveaux}
      onChange={onChange}
      inner={inner}
      isToldInside={() => true}
      most={most}
      cardOf={({ par, critere }, rank) => ({
        name: `le groupe ${rank + 1}`,
        title: `Groupe ${rank + 1}`,
        sentence: parEnMots(textIn(par), named.find((one) => one.id === critere)?.name),
      })}
      draw={(niveau, rank, change) => (
        <Niveau
          id={innerIdOf(id, String(rank))}
          niveau={niveau}
          inner={innerOf(inner, rank)}
          onChange={change}
          pour={resource}
        />
      )}
    >
      {(add) => (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} aria-hidden />}
          disabled={niveaux.length >= most}
          onClick={() => add(blankItem(item))}
        >
          Ajouter un groupe
        </Button>
      )}
    </OrderedCards>
  );
}

/** « Par commune », « Par critère : Services ». */
function parEnMots(par: string, critere: string | undefined): string {
  if (par === PAR_CRITERE) return critere === undefined ? 'Par critère' : `Par critère\u00a0: ${critere}`;
  const label = REGROUPEMENTS_DE_RUBRIQUE.find(({ value }) => value === par)?.label ?? '';
  return label === '' ? '' : `Par ${label.toLocaleLowerCase('fr')}`;
}

interface Props {
  readonly id: string;
  readonly niveau: Entries;
  readonly inner: Readonly<Record<string, string>>;
  readonly onChange: (next: Entries) => void;
  readonly pour: string;
}

function Niveau({ id, niveau, inner, onChange, pour }: Props) {
  const common = { id, inner, pour };
  const set = (name: string) => (value: unknown) => onChange({ ...niveau, [name]: value });
  const { par, critere, titre, ordre } = niveau;
  return (
    <>
      <Champ
        {...common}
        name="par"
        field={item.par}
        value={par}
        // A criterion that groups nothing is no use of it.
        onChange={(next) => onChange({ ...niveau, par: next, critere: next === PAR_CRITERE ? critere : null })}
      />
      {par === PAR_CRITERE && (
        <Champ {...common} name="critere" field={CRITERE} value={critere} onChange={set('critere')} />
      )}
      <Champ {...common} name="titre" field={item.titre} value={titre} onChange={set('titre')} />
      <Champ {...common} name="ordre" field={item.ordre} value={ordre} onChange={set('ordre')} />
    </>
  );
}
