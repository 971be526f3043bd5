import { SimpleGrid, type SimpleGridProps, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './figures.module.css';

interface FiguresProps {
  cols: NonNullable<SimpleGridProps['cols']>;
  figures: readonly (readonly [label: string, value: ReactNode])[];
}

/** Numbers that are seen at a glance, each in a tile with its name. */
export function Figures({ cols, figures }: FiguresProps) {
  return (
    <SimpleGrid component="dl" cols={cols} spacing="sm" m={0}>
      {figures.map(([label, value]) => (
        <div key={label} className={classes.tile}>
          <Text component="dt" size="sm" c="dimmed">
            {label}
          </Text>
          <Text component="dd" m={0} fz="xl" fw={620} className={classes.value ?? ''}>
            {value}
          </Text>
        </div>
      ))}
    </SimpleGrid>
  );
}
