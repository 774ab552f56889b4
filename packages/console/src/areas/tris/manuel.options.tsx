import { type CleDeTri, type CleDeTriDe, type Ref, tri } from '@bridge/contract';
import { Text } from '@mantine/core';
import { useId, useState } from 'react';
import { OrderedCards } from '../../catalogue/ordered-cards.tsx';
import { RefChoice } from '../../catalogue/ref-choice.tsx';
import { useRefNames } from '../../catalogue/use-ref-names.ts';

interface Props {
  readonly cle: CleDeTriDe<'manuel'>;
  readonly onChange: (next: CleDeTri) => void;
}

const MOST = 500;
const NOTHING_WRONG = {};

/** An order made by hand, moved by drag, keys or buttons. */
export function ManuelOptions({ cle, onChange }: Props) {
  const id = useId();
  const noms = useRefNames(cle.objets);
  const setObjets = (objets: readonly Ref<'objet'>[]) => onChange({ ...cle, objets: [...objets] });
  const [double, setDouble] = useState<number | null>(null);
  /** An objet stands in one place only. */
  const place = (next: Ref<'objet'> | null, put: (objet: Ref<'objet'>) => void) => {
    if (next === null) return;
    const isThere = cle.objets.some((other) => other.id === next.id);
    setDouble(isThere ? next.id : null);
    if (!isThere) put(next);
  };
  return (
    <div>
      <Text size="sm" c="dimmed" mb="xs">
        {'Ceux que la sélection ne contient pas sont ignorés\u00a0; ceux qui ne sont pas ici suivent.'}
      </Text>
      <OrderedCards<Ref<'objet'>>
        id={id}
        items={cle.objets}
        onChange={setObjets}
        inner={NOTHING_WRONG}
        opensNew={false}
        mayDuplicate={false}
        most={MOST}
        cardOf={(objet, rank) => ({
          name: `l’objet ${rank + 1}`,
          title: noms.objet?.[String(objet.id)] ?? `N°\u00a0${objet.id}`,
        })}
        draw={(objet, _rank, change) => (
          <RefChoice
            to="objet"
            label="Remplacer par"
            pour={tri.id}
            value={objet}
            onChange={(next) => next?.id !== objet.id && place(next, change)}
          />
        )}
      >
        {(add) =>
          cle.objets.length < MOST && (
            <RefChoice
              to="objet"
              label="Ajouter un objet"
              placeholder="Rechercher un objet…"
              pour={tri.id}
              value={null}
              onChange={(next) => place(next, add)}
            />
          )
        }
      </OrderedCards>
      <Text size="sm" role="status">
        {double !== null &&
          `«\u00a0${noms.objet?.[String(double)] ?? `N°\u00a0${double}`}\u00a0» est déjà dans cet ordre.`}
      </Text>
    </div>
  );
}
