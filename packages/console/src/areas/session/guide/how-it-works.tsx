import {
  IconBook2,
  IconBuildingLighthouse,
  IconBuildingMonument,
  IconChartBar,
  IconDatabase,
  IconDeviceTv,
  IconFilter,
  IconLayoutGrid,
  IconMap2,
  IconMountain,
  IconSortDescending,
  IconSpeakerphone,
  IconWorld,
} from '@tabler/icons-react';
import { Panel } from '../../../ui/panel.tsx';
import classes from './how-it-works.module.css';

const STAGES = [
  {
    title: 'Vos sources',
    items: [
      { name: 'Tourinsoft', Icon: IconMap2 },
      { name: 'LEI', Icon: IconBuildingLighthouse },
      { name: 'Apidae', Icon: IconMountain },
      { name: 'DATAtourisme', Icon: IconBuildingMonument },
    ],
  },
  { title: 'Un catalogue', items: [{ name: 'Tous vos objets réunis', Icon: IconDatabase }] },
  {
    title: 'Vos choix',
    items: [
      { name: 'Sélection', Icon: IconFilter },
      { name: 'Tri', Icon: IconSortDescending },
      { name: 'Scoring', Icon: IconChartBar },
      { name: 'Blocs', Icon: IconLayoutGrid },
    ],
  },
  {
    title: 'Vos publications',
    items: [
      { name: 'Sites web', Icon: IconWorld },
      { name: 'Éditions', Icon: IconBook2 },
      { name: 'Écrans', Icon: IconDeviceTv },
      { name: 'Annonces', Icon: IconSpeakerphone },
    ],
  },
];

/** The product in one picture, which is a list for screen readers: the lines only join its stages. */
export function HowItWorks() {
  return (
    <Panel
      title="Ce que fait Bridge"
      intro="Vos données entrent une fois, vous décidez une fois quoi montrer, et chaque support suit."
    >
      <ol className={classes.flow}>
        {STAGES.map(({ title, items }, index) => (
          <li key={title} className={classes.stage}>
            <div className={classes.column}>
              <p className={classes.title}>{title}</p>
              <ul className={classes.items}>
                {items.map(({ name, Icon }) => (
                  <li key={name} className={classes.item}>
                    <Icon size={18} stroke={1.6} aria-hidden />
                    <span>{name}</span>
                  </li>
                ))}
              </ul>
            </div>
            {index < STAGES.length - 1 && <Lines from={items.length} to={STAGES[index + 1]?.items.length ?? 1} />}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** The lines from every item of a stage to those of the next, which meet in the middle. */
function Lines({ from, to }: { readonly from: number; readonly to: number }) {
  const heights = (count: number) => Array.from({ length: count }, (_, index) => ((index + 0.5) / count) * 100);
  return (
    <span className={classes.lines} aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        {heights(from).map((y) => (
          <path key={`from-${y}`} d={`M0 ${y}C30 ${y} 25 50 50 50`} />
        ))}
        {heights(to).map((y) => (
          <path key={`to-${y}`} d={`M50 50C75 50 70 ${y} 100 ${y}`} />
        ))}
      </svg>
    </span>
  );
}
