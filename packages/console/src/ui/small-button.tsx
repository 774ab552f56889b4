import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentType } from 'react';

interface Props extends Pick<ButtonProps, 'loading' | 'disabled' | 'children'> {
  readonly icon: ComponentType<{ readonly size: number; readonly 'aria-hidden': true }>;
  readonly onClick: () => void;
}

/** A small button beside what it acts upon. */
export function SmallButton({ icon: Icon, ...props }: Props) {
  return <Button variant="default" size="xs" leftSection={<Icon size={14} aria-hidden />} {...props} />;
}
