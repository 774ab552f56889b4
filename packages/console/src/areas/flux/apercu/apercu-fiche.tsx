import { type ApercuFiche, valeurEnMots } from '@bridge/contract';
import { Alert, Text, Title } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useId } from 'react';
import { cheminText } from '../../../catalogue/differences/chemin.rules.ts';
import { lisible } from '../../../catalogue/source.rules.ts';
import classes from '../flux.module.css';

interface Props {
  readonly fiche: ApercuFiche['fiches'][number];
}

/** One record as received, beside what the catalogue would keep. */
export function ApercuFicheView({ fiche }: Props) {
  const { brut, format, coupe, apres, avertissements, rejet } = fiche;
  const heading = useId();
  return (
    <>
      {rejet !== null && (
        <Alert color="red" role="alert" icon={<IconAlertCircle aria-hidden />} title="Cette fiche serait rejetée">
          {rejet}
        </Alert>
      )}
      {avertissements.length > 0 && (
        <Alert color="orange" role="status" title="Valeurs qui n’ont pas pu être lues">
          <ul className={classes.warnings}>
            {avertissements.map(({ chemin, message, valeur }) => (
              <li key={`${chemin} ${message} ${valeur ?? ''}`}>
                {`${chemin}\u00a0: ${message}`} {valeur !== undefined && <code>{valeur}</code>}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <div className={classes.sides}>
        <section aria-labelledby={`${heading}-avant`}>
          <Title order={3} id={`${heading}-avant`} size="h5" mb="xs">
            Telle que reçue
          </Title>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach what scrolls. */}
          <pre className={classes.brut} tabIndex={0}>
            {coupe ? brut : lisible(brut, format)}
          </pre>
          {coupe && (
            <Text size="xs" c="dimmed">
              Seul le début de cette fiche est montré.
            </Text>
          )}
        </section>
        <section aria-labelledby={`${heading}-apres`}>
          <Title order={3} id={`${heading}-apres`} size="h5" mb="xs">
            Telle que le catalogue la garderait
          </Title>
          {apres.length === 0 ? <Text c="dimmed">Rien n’entrerait au catalogue.</Text> : <Values apres={apres} />}
        </section>
      </div>
    </>
  );
}

function Values({ apres }: Pick<Props['fiche'], 'apres'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach what scrolls.
    <section className={classes.kept} aria-label="Valeurs du catalogue" tabIndex={0}>
      <table className={classes.examples} aria-label="Valeurs">
        <tbody>
          {apres.map(({ chemin, valeur }) => (
            <tr key={chemin}>
              <th scope="row">{cheminText(chemin)}</th>
              <td>{valeurEnMots(chemin, valeur)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
