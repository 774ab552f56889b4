import { PRODUCT_TITLE } from '@bridge/contract';
import { Anchor, Box, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { InstanceMark } from '../../shell/instance-mark.tsx';
import { inItsOwnWords, pageLanguage } from '../../shell/settings/language.ts';
import { useSettings } from '../../shell/settings/settings.store.ts';
import { LANGUAGES } from '../../shell/settings/settings.ts';
import classes from './public-page.module.css';
import { useConnectionTypes } from './sign-in/connection-types.query.ts';

interface Props {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
  /** Links under the card, to the other ways in. */
  readonly footer?: ReactNode;
}

const PROMISES = [
  'Vos données Tourinsoft, LEI, Apidae et DATAtourisme réunies dans un seul catalogue',
  'Une sélection, un tri et une mise en forme, décidés une seule fois',
  'Publiés partout : sites web, éditions, écrans et annonces',
];

/** A page without session: the product on one side, the form on the other. */
export function PublicPage({ title, intro, children, footer }: Props) {
  const { data: instance } = useConnectionTypes();
  return (
    <div className={classes.page}>
      <header className={classes.brand}>
        <div className={classes.name}>
          <InstanceMark logo={instance?.logo} size={34} />
          <span>{instance?.name || PRODUCT_TITLE}</span>
        </div>
        <div className={classes.pitch}>
          <p className={classes.sentence}>Les contenus de votre territoire, publiés partout.</p>
          <ul className={classes.promises}>
            {PROMISES.map((promise) => (
              <li key={promise}>{promise}</li>
            ))}
          </ul>
        </div>
        <Landscape />
      </header>
      <main className={classes.main} tabIndex={-1}>
        <Stack className={classes.card} gap="lg">
          <Box>
            <Title order={1}>{title}</Title>
            {intro && (
              <Text c="dimmed" mt={4}>
                {intro}
              </Text>
            )}
          </Box>
          {children}
          {footer && <div className={classes.footer}>{footer}</div>}
        </Stack>
        <OtherLanguages />
      </main>
    </div>
  );
}

function OtherLanguages() {
  const { change } = useSettings();
  return LANGUAGES.filter((language) => language !== pageLanguage()).map((language) => (
    <Anchor
      key={language}
      component="button"
      type="button"
      lang={language}
      className={classes.language}
      onClick={() => change({ language })}
    >
      {inItsOwnWords(language)}
    </Anchor>
  ));
}

/** An ornament of hills, a bridge and its river, hidden from screen readers. */
function Landscape() {
  return (
    <svg
      className={classes.landscape}
      viewBox="0 0 600 220"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 120c90-70 170-70 260-20s200 40 340-50v170H0Z" opacity=".10" />
      <path d="M0 160c120-60 220-40 320-10s190 20 280-20v90H0Z" opacity=".14" />
      <g fill="none" stroke="currentColor" strokeWidth="3" opacity=".55">
        <path d="M0 142h600" />
        <path d="M40 200v-8a50 50 0 0 1 100 0v8m30 0v-8a50 50 0 0 1 100 0v8m30 0v-8a50 50 0 0 1 100 0v8m30 0v-8a50 50 0 0 1 100 0v8" />
      </g>
      <path d="M0 206c50-14 100-14 150 0s100 14 150 0 100-14 150 0 100 14 150 0v14H0Z" opacity=".35" />
    </svg>
  );
}
