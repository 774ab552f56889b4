import { type ElementDePlan, GENRES_DE_PLAN, type GenreDePlan } from '@bridge/contract';
import { Text } from '@mantine/core';
import {
  IconAd,
  IconBook2,
  IconFileText,
  IconListNumbers,
  IconMap2,
  IconNotes,
  IconSection,
  IconSortAZ,
} from '@tabler/icons-react';
import { AddMenu } from '../../../catalogue/add-menu.tsx';
import { OrderedCards } from '../../../catalogue/ordered-cards.tsx';
import { useRefNames } from '../../../catalogue/use-ref-names.ts';
import { innerIdOf } from '../../../resource/widgets/control.ts';
import { innerOf } from '../../../resource/widgets/list.rules.ts';
import type { WidgetProps } from '../../../resource/widgets/widget.ts';
import classes from '../editions.module.css';
import { ElementFields } from './element.fields.tsx';
import { elementNeuf, labelDePlan, nomDElement, planIn, surchargesEnMots } from './plan.rules.ts';

const MOST = 200;

export const ICONES_DE_PLAN: Readonly<Record<GenreDePlan, typeof IconSection>> = {
  rubrique: IconSection,
  'page-libre': IconFileText,
  annonce: IconAd,
  carte: IconMap2,
  legende: IconListNumbers,
  index: IconSortAZ,
  sommaire: IconBook2,
  notes: IconNotes,
};

/** The parts of a document, in their order: each a line that opens to be changed. */
export default function PlanWidget({ id, value, onChange, inner, readOnly }: WidgetProps) {
  const plan = planIn(value);
  const names = useRefNames(value);
  if (readOnly)
    return (
      <ol id={id} tabIndex={-1} className={classes.read}>
        {plan.map((element, rank) => (
          // Parts have no identity but their place.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above.
          <li key={rank}>{[labelDePlan(element.genre), nomDElement(element, names)].filter(Boolean).join(' · ')}</li>
        ))}
      </ol>
    );
  return (
    <OrderedCards<ElementDePlan>
      id={id}
      items={plan}
      onChange={onChange}
      inner={inner}
      isToldInside={() => true}
      most={MOST}
      cardOf={(element, rank) => {
        const nom = nomDElement(element, names);
        const label = labelDePlan(element.genre);
        return {
          name: nom === '' ? `l’élément ${rank + 1}` : `«\u00a0${nom}\u00a0»`,
          title: <Titre genre={element.genre} nom={nom || label} />,
          sentence: [nom === '' ? '' : label, surchargesEnMots(element, names)].filter(Boolean).join(' · '),
        };
      }}
      draw={(element, rank, change) => (
        <ElementFields
          id={innerIdOf(id, String(rank))}
          element={element}
          inner={innerOf(inner, rank)}
          onChange={change}
        />
      )}
    >
      {(add) => (
        <>
          {plan.length === 0 && (
            <Text size="sm" c="dimmed">
              {'Rien encore. Commencez par une rubrique\u00a0: elle remplit ses pages toute seule.'}
            </Text>
          )}
          <AddMenu
            label="Ajouter au plan"
            genres={GENRES_DE_PLAN}
            iconOf={(genre) => <Icone genre={genre} />}
            isFull={plan.length >= MOST}
            onAdd={(genre) => add(elementNeuf(genre))}
          />
        </>
      )}
    </OrderedCards>
  );
}

function Titre({ genre, nom }: { readonly genre: GenreDePlan; readonly nom: string }) {
  return (
    <span className={classes.named}>
      <Icone genre={genre} />
      {nom}
    </span>
  );
}

function Icone({ genre }: { readonly genre: GenreDePlan }) {
  const Icon = ICONES_DE_PLAN[genre];
  return <Icon size={16} stroke={1.7} aria-hidden />;
}
