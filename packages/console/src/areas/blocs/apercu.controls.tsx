import { CANAUX, languageName } from '@bridge/contract';
import { ActionIcon, Group, NativeSelect, SegmentedControl } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ObjetChoice } from '../../catalogue/objet-choice.tsx';
import { useLanguages } from '../../resource/values/language.ts';
import { isCanal, isLangue, LARGEURS, useEssai } from './apercu.store.ts';
import { objetsQuery } from './bloc.queries.ts';
import classes from './blocs.module.css';

/** The controls of the preview: the objet, the language, the channel and the width. */
export function ApercuControls() {
  const { objet, langue, canal, largeur, set } = useEssai();
  const languages = useLanguages().filter(isLangue);
  return (
    <div className={classes.controls}>
      <Objet objet={objet} onChange={(next) => set({ objet: next })} />
      {languages.length > 1 && (
        <NativeSelect
          label="Langue"
          value={langue}
          onChange={({ currentTarget }) => isLangue(currentTarget.value) && set({ langue: currentTarget.value })}
          data={languages.map((value) => ({ value, label: languageName(value) }))}
        />
      )}
      <SegmentedControl
        size="xs"
        aria-label="Canal"
        value={canal}
        onChange={(value) => isCanal(value) && set({ canal: value })}
        data={[...CANAUX]}
      />
      <SegmentedControl
        size="xs"
        aria-label="Largeur"
        value={String(largeur)}
        onChange={(value) => {
          const chosen = LARGEURS.find((one) => String(one) === value);
          if (chosen) set({ largeur: chosen });
        }}
        data={LARGEURS.map((value) => ({ value: String(value), label: `${value}\u00a0px` }))}
      />
    </div>
  );
}

interface ObjetProps {
  readonly objet: number | null;
  readonly onChange: (objet: number | null) => void;
}

/** Chooses an objet by its name, or goes to the next one. */
function Objet({ objet, onChange }: ObjetProps) {
  const { data = [] } = useQuery(objetsQuery());
  const first = data[0]?.id;
  useEffect(() => {
    // The first objet is shown until the person chooses one.
    if (objet === null && first !== undefined) onChange(first);
  }, [objet, first, onChange]);
  const step = (by: number) => {
    const here = data.findIndex(({ id }) => id === objet);
    const there = data[(Math.max(here, by > 0 ? -1 : 0) + by + data.length) % data.length];
    if (there) onChange(there.id);
  };
  return (
    <Group gap={4} align="flex-end" wrap="nowrap" className={classes.objet}>
      <div className={classes.objet}>
        <ObjetChoice label="Objet" value={objet} onChange={onChange} />
      </div>
      <ActionIcon
        variant="default"
        size={36}
        aria-label="Objet précédent"
        disabled={data.length < 2}
        onClick={() => step(-1)}
      >
        <IconChevronLeft size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size={36}
        aria-label="Objet suivant"
        disabled={data.length < 2}
        onClick={() => step(1)}
      >
        <IconChevronRight size={16} aria-hidden />
      </ActionIcon>
    </Group>
  );
}
