import { Tabs } from '@mantine/core';
import '@mantine/core/styles/Tabs.css';
import { type ComponentType, useState } from 'react';
import { Pourquoi } from './pourquoi.tsx';
import { Repartition } from './repartition.tsx';
import { ResultatCarte } from './resultat.carte.tsx';
import { ResultatCompact } from './resultat.compact.tsx';
import { ResultatTable } from './resultat.table.tsx';
import { ResultatVignettes } from './resultat.vignettes.tsx';
import classes from './selections.module.css';
import type { VueProps } from './vue.ts';

interface Vue {
  readonly id: string;
  readonly label: string;
  readonly of: ComponentType<VueProps>;
  /** The view for a narrow column. */
  readonly compact?: ComponentType<VueProps>;
}

const VUES: readonly Vue[] = [
  { id: 'table', label: 'Table', of: ResultatTable, compact: ResultatCompact },
  { id: 'carte', label: 'Carte', of: ResultatCarte },
  { id: 'vignettes', label: 'Vignettes', of: ResultatVignettes },
  { id: 'repartition', label: 'Répartition', of: Repartition },
  { id: 'pourquoi', label: 'Pourquoi\u00a0?', of: Pourquoi },
];

interface Props extends VueProps {
  /** Something was typed since the result was read. */
  readonly isLate?: boolean;
  /** Whether the tabs stand in a narrow column. */
  readonly isCompact?: boolean;
}

/** The objets of a sélection, saved or not, in several views. */
export function ResultatTabs({ brouillon, isLate = false, isCompact = false }: Props) {
  const [vue, setVue] = useState<string | null>('table');
  return (
    <Tabs value={vue} onChange={setVue} keepMounted={false}>
      <Tabs.List aria-label="Résultat" className={classes.tabs} data-compact={isCompact || undefined}>
        {VUES.map(({ id, label }) => (
          <Tabs.Tab key={id} value={id}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {VUES.map(({ id, of, compact = of }) => {
        const Shown = isCompact ? compact : of;
        return (
          <Tabs.Panel key={id} value={id} pt="sm" className={classes.result} data-stale={isLate || undefined}>
            <Shown brouillon={brouillon} />
          </Tabs.Panel>
        );
      })}
    </Tabs>
  );
}
