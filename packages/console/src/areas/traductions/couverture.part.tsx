import {
  type Couverture,
  ETATS_TRADUCTION,
  formatNumber,
  getCouverture,
  LANGUES_CHOIX,
  langueSchema,
} from '@bridge/contract';
import { Group, NativeSelect, SegmentedControl, Skeleton, Text } from '@mantine/core';
import '../../resource/widgets/choices/choice.styles.ts';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { Dot } from '../../ui/dot.tsx';
import { Panel } from '../../ui/panel.tsx';
import { bandesDe, COUVERTURE_MOTS, nomDePart, pourcentDe, totalDe } from './couverture.rules.ts';
import classes from './traductions.module.css';

const isCouverture = (value: string): value is Couverture => COUVERTURE_MOTS.some((one) => one.value === value);

/** The share of texts that are translated, as bars beside the numbers that they draw. */
export function CouverturePart() {
  const [par, setPar] = useState<Couverture>('langue');
  const [langue, setLangue] = useState('');
  const chosen = langueSchema.safeParse(langue).data;
  const { data } = useQuery({
    queryKey: ['traduction', 'couverture', chosen ?? null],
    queryFn: ({ signal }) => call(getCouverture, { query: chosen ? { langue: chosen } : {} }, { signal }),
  });
  const known = data?.langue.map(({ cle }) => cle) ?? [];
  return (
    <Panel
      title="Couverture"
      aside={
        <Group gap="sm">
          {par !== 'langue' && (
            <NativeSelect
              aria-label="Langue de la couverture"
              value={langue}
              onChange={(event) => setLangue(event.currentTarget.value)}
              data={[
                { value: '', label: 'Toutes les langues' },
                ...LANGUES_CHOIX.filter(({ value }) => known.includes(value)),
              ]}
            />
          )}
          <SegmentedControl
            aria-label="Couverture par"
            value={par}
            onChange={(value) => isCouverture(value) && setPar(value)}
            data={COUVERTURE_MOTS.map((one) => ({ ...one }))}
          />
        </Group>
      }
    >
      {data === undefined ? (
        <Skeleton height={90} />
      ) : data[par].length === 0 ? (
        <Text c="dimmed">
          Aucun texte à traduire pour l’instant. Ajoutez des langues dans Paramètres, ou importez des objets.
        </Text>
      ) : (
        <>
          <table className={classes.coverage} aria-label="Part des textes à jour">
            <tbody>
              {data[par].map((part) => (
                <tr key={part.cle}>
                  <th scope="row">{nomDePart(par, part.cle)}</th>
                  <td className={classes.bars}>
                    <span className={classes.bar} aria-hidden>
                      {bandesDe(part).map(({ etat, colour, part: share }) => (
                        <span
                          key={etat}
                          style={{ width: `${share}%`, background: `var(--mantine-color-${colour}-filled)` }}
                        />
                      ))}
                    </span>
                    <span className={classes.words}>
                      {bandesDe(part)
                        .map(({ label, nombre }) => `${label}\u00a0: ${formatNumber(nombre)}`)
                        .join(' · ')}
                    </span>
                  </td>
                  <td data-figures>{`${pourcentDe(part)}\u00a0%`}</td>
                  <td data-figures>{formatNumber(totalDe(part))}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <Group gap="md" aria-hidden>
            {ETATS_TRADUCTION.map(({ value, label, colour }) => (
              <Group key={value} gap={6} wrap="nowrap">
                <Dot colour={colour} />
                <Text size="xs" c="dimmed">
                  {label}
                </Text>
              </Group>
            ))}
          </Group>
        </>
      )}
    </Panel>
  );
}
