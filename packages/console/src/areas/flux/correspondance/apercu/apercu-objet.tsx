import type { Apercu } from '@bridge/contract';
import { Alert, Stack, Text } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import classes from './apercu.module.css';
import { valeurEnMots } from './apercu.words.ts';

interface Props {
  readonly objet: Apercu['objets'][number];
}

/** One record: as the source gives it, beside what the catalogue will keep. */
export function ApercuObjet({ objet }: Props) {
  const before = Object.entries(objet.avant).filter(([, value]) => value.trim() !== '');
  return (
    <Stack gap="sm">
      <Text fw={550}>
        {objet.nom || 'Sans nom'}{' '}
        <Text span size="xs" c="dimmed">
          {objet.identifiant}
        </Text>
      </Text>
      {objet.rejet !== null && (
        <Alert color="red" variant="light" role="alert" icon={<IconAlertCircle aria-hidden />} title="Fiche rejetée">
          {objet.rejet}
        </Alert>
      )}
      {objet.avertissements.length > 0 && (
        <Alert color="orange" variant="light" title="À vérifier">
          <ul className={classes.words}>
            {objet.avertissements.map(({ chemin, message, valeur }) => (
              <li key={`${chemin} ${message} ${valeur ?? ''}`}>
                {message}
                {valeur !== undefined && ` («\u00a0${valeur}\u00a0»)`}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <div className={classes.sides}>
        <Side title="Dans la source" lines={before.map(([champ, value]) => ({ key: champ, name: champ, value }))} />
        <Side
          title="Au catalogue"
          lines={objet.apres.map(({ cible, libelle, valeur }, rank) => ({
            key: `${cible} ${rank}`,
            name: libelle,
            value: valeurEnMots(cible, valeur),
          }))}
        />
      </div>
    </Stack>
  );
}

interface SideProps {
  readonly title: string;
  readonly lines: readonly { readonly key: string; readonly name: string; readonly value: string }[];
}

function Side({ title, lines }: SideProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach what scrolls.
    <section className={classes.side} aria-label={title} tabIndex={0}>
      <h4>{title}</h4>
      <dl>
        {lines.map(({ key, name, value }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {lines.length === 0 && <dd>Rien.</dd>}
      </dl>
    </section>
  );
}
