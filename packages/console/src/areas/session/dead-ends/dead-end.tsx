import { HOME_PATH } from '@bridge/contract';
import { Button, Group, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconHome, IconLogin } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { useSession } from '../../../api/session.store.ts';
import { BrandMark } from '../../../ui/theme/brand-mark.tsx';
import classes from './dead-end.module.css';

interface Props {
  readonly code: string;
  readonly title: string;
  readonly children: ReactNode;
  /** A link to where the missing page may be found. */
  readonly way?: { readonly label: string; readonly to: string } | undefined;
}

/** A page that is not the one the person came for, with the ways out of it. */
export function DeadEnd({ code, title, children, way }: Props) {
  const signedIn = useSession((session) => session.status !== 'anonymous');
  const navigate = useNavigate();
  return (
    <main className={classes.page} tabIndex={-1}>
      <div className={classes.content}>
        <span className={classes.mark}>
          <BrandMark size={40} />
        </span>
        <Text c="dimmed" fw={550}>
          {code}
        </Text>
        <Title order={1} mb="xs">
          {title}
        </Title>
        {children}
        <Group gap="sm" mt="lg">
          {way && (
            <Button component={Link} to={way.to}>
              {way.label}
            </Button>
          )}
          {signedIn ? (
            <Button
              component={Link}
              to={HOME_PATH}
              variant={way ? 'default' : 'filled'}
              leftSection={<IconHome size={16} aria-hidden />}
            >
              Aller à l’accueil
            </Button>
          ) : (
            <Button component={Link} to="/login" leftSection={<IconLogin size={16} aria-hidden />}>
              Se connecter
            </Button>
          )}
          {window.history.length > 1 && (
            <Button
              variant="default"
              leftSection={<IconArrowLeft size={16} aria-hidden />}
              onClick={() => void navigate(-1)}
            >
              Revenir en arrière
            </Button>
          )}
        </Group>
      </div>
    </main>
  );
}
