import { type Filter, formatNumber, MOST_PARTS } from '@bridge/contract';
import { Anchor, NativeSelect, Progress, Skeleton, Text } from '@mantine/core';
import '../../../resource/widgets/choices/choice.styles.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTabState } from '../../../navigation/tab.ts';
import { Panel } from '../../../ui/panel.tsx';
import classes from './qualite.module.css';
import { communesQuery } from './qualite.queries.ts';
import { filtreDePart, listeDe, nomDePart, PARS, type Par, type Qualite } from './qualite.rules.ts';

interface Props {
  readonly data: Qualite;
  readonly filters: Filter;
  readonly onNarrow: (more: Filter) => void;
}

/** The completeness of the objets by type, commune, entity, owner or source: the least complete first. */
export function PartsPanel({ data, filters, onNarrow }: Props) {
  const [par, setPar] = useTabState<Par>('par', 'type');
  const communes = useQuery({ ...communesQuery(filters), enabled: par === 'commune' });
  const parts =
    par === 'commune'
      ? communes.data?.items.map((one) => ({ ...one, cle: one.nom, sansNom: null })).slice(0, MOST_PARTS)
      : data.parts[par];
  const named = parts?.map((part) => ({ ...part, nom: nomDePart(par, part) }));
  const label = PARS.find(({ value }) => value === par)?.label ?? '';
  return (
    <Panel
      title="Complétude"
      intro="D’abord où il manque le plus d’éléments."
      aside={
        <NativeSelect
          aria-label="Complétude par"
          data={PARS.map((one) => ({ ...one, label: `Par ${one.label.toLowerCase()}` }))}
          value={par}
          onChange={({ currentTarget }) =>
            setPar(PARS.find(({ value }) => value === currentTarget.value)?.value ?? 'type')
          }
        />
      }
    >
      {parts === undefined && <Skeleton height={200} />}
      {parts?.length === 0 && <Text c="dimmed">Aucun objet n’a de commune ici.</Text>}
      {named && named.length > 0 && (
        <div className={classes.scroll}>
          <table className={classes.table} aria-label={`Complétude par ${label.toLowerCase()}`}>
            <thead>
              <tr>
                <th scope="col">{label}</th>
                <th scope="col">Complétude</th>
                <th scope="col" data-figures className={classes.whole}>
                  Objets
                </th>
                <th scope="col" data-figures>
                  À corriger
                </th>
              </tr>
            </thead>
            <tbody>
              {named.map(({ cle, nom, objets, completude, aCorriger }) => (
                <tr key={cle}>
                  <th scope="row">
                    <Anchor component="button" type="button" inherit onClick={() => onNarrow(filtreDePart(par, cle))}>
                      {nom}
                    </Anchor>
                  </th>
                  <td>
                    <span className={classes.part}>
                      <Progress value={completude} size="sm" flex={1} className={classes.whole} aria-hidden />
                      <span className={classes.percent}>{`${completude}\u00a0%`}</span>
                    </span>
                  </td>
                  <td data-figures className={classes.whole}>
                    {formatNumber(objets)}
                  </td>
                  <td data-figures>
                    {aCorriger === 0 ? (
                      '0'
                    ) : (
                      <Anchor
                        component={Link}
                        to={listeDe({ ...filters, ...filtreDePart(par, cle) })}
                        aria-label={`${formatNumber(aCorriger)} à corriger\u00a0: ${nom}`}
                      >
                        {formatNumber(aCorriger)}
                      </Anchor>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {par === 'proprietaire' && data.parts.proprietaire.some(({ sansNom }) => sansNom !== null) && (
        <Text size="sm" c="dimmed">
          {
            'Un numéro sans nom prend celui de l’entité qui le porte dans son champ «\u00a0Codes dans les systèmes\u00a0».'
          }
        </Text>
      )}
      {parts && parts.length === MOST_PARTS && <Text size="sm" c="dimmed">{`Les ${MOST_PARTS} premiers.`}</Text>}
    </Panel>
  );
}
