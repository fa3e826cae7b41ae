import { ConfigProvider, type ThemeConfig } from 'antd';
import type { ReactNode } from 'react';
import { light } from '../tokens/palette';
import { antdTheme } from './antd-theme';

/** The styles of one antd part in both themes, written by `antd-sheets.test.tsx`. */
export interface AntdSheet {
  readonly name: 'select' | 'table';
  readonly css: string;
}

/**
 * antd writes no styles: they come as a static sheet, where the dark theme is only variables, so a change of theme
 * renders nothing.
 */
const theme: ThemeConfig = { ...antdTheme(light, false), zeroRuntime: true };

/**
 * Wraps every antd part of the design system: our tokens, its static sheet, no wave. React puts the sheet into the
 * head, once.
 */
export function AntdProvider({
  sheet,
  children,
}: {
  readonly sheet: AntdSheet;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <ConfigProvider theme={theme} wave={{ disabled: true }}>
      <style href={`cp-antd-${sheet.name}`} precedence="antd">
        {sheet.css}
      </style>
      {children}
    </ConfigProvider>
  );
}
