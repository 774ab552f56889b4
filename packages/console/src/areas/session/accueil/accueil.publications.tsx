import { countOf, frenchDate, type Noun, type PublicationRecente } from '@bridge/contract';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { Panel } from '../../../ui/panel.tsx';
import classes from './accueil.module.css';

const VUE: Noun = { one: 'Vue', many: 'Vues', feminine: true };

/** The last publications of this person, each with a drawing of the views of its page. */
export function Publications({ publications }: { readonly publications: readonly PublicationRecente[] }) {
  if (publications.length === 0) return null;
  return (
    <Panel title="Vos dernières publications" intro="Vues des deux dernières semaines.">
      <ul className={classes.publications}>
        {publications.map(({ ressource, nature, id, nom, chemin, le, vues }) => (
          <li key={`${ressource} ${id}`}>
            <div className={classes.publication}>
              <Anchor component={Link} to={chemin}>
                {nom}
              </Anchor>
              <Text size="sm" c="dimmed">
                {`${nature}, ${DAY.format(new Date(le))}`}
              </Text>
            </div>
            {vues && <Vues vues={vues} />}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const DAY = frenchDate({ day: 'numeric', month: 'long' });
const [WIDTH, HEIGHT] = [112, 28];

/** A bar per day: the number is what one reads, the drawing shows the trend. */
function Vues({ vues }: { readonly vues: readonly number[] }) {
  const total = vues.reduce((sum, one) => sum + one, 0);
  const most = Math.max(1, ...vues);
  const step = WIDTH / vues.length;
  return (
    <div className={classes.views}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} aria-hidden>
        {vues.map((one, rank) => {
          const height = Math.max(1, (one / most) * HEIGHT);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a day has no identity but its place.
            <rect key={rank} x={rank * step + 1} width={step - 2} y={HEIGHT - height} height={height} />
          );
        })}
      </svg>
      <span className={classes.total}>{countOf(VUE, total)}</span>
    </div>
  );
}
