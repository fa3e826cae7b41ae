import { theme, type MappingAlgorithm, type ThemeConfig } from 'antd';
import type { Palette } from '../tokens/palette';

/** The scope of antd's variables: one class for the whole product, `.cp-antd`. */
export const antdScope = 'cp-antd';

/**
 * antd's seeds and roles in our colors. What antd computes itself from a seed is replaced, because it shifts the hue.
 */
function tokensOf(palette: Palette): NonNullable<ThemeConfig['token']> {
  return {
    fontFamily: 'var(--cp-font-family)',
    fontSize: 16,
    controlHeight: 40,
    borderRadius: 8,
    wireframe: false,
    colorPrimary: palette.primary,
    colorPrimaryHover: palette.primaryHover,
    colorPrimaryActive: palette.primaryActive,
    colorPrimaryBg: palette.primaryBg,
    colorPrimaryBgHover: palette.primaryBg,
    colorPrimaryBorder: palette.primaryBorder,
    colorPrimaryText: palette.primary,
    colorLink: palette.primary,
    colorLinkHover: palette.primaryHover,
    colorLinkActive: palette.primaryActive,
    colorSuccess: palette.success,
    colorWarning: palette.warning,
    colorError: palette.error,
    colorErrorHover: palette.errorHover,
    colorErrorBg: palette.errorBg,
    colorInfo: palette.primary,
    colorText: palette.text,
    colorTextSecondary: palette.text2,
    colorTextTertiary: palette.text3,
    colorTextQuaternary: palette.placeholder,
    colorTextPlaceholder: palette.placeholder,
    colorTextDescription: palette.text3,
    colorTextDisabled: palette.disabled,
    colorTextHeading: palette.text,
    colorTextLabel: palette.text2,
    colorTextLightSolid: palette.onPrimary,
    // The tick of a box that is filled with the primary.
    colorWhite: palette.onPrimary,
    colorIcon: palette.text3,
    colorIconHover: palette.text,
    colorBgLayout: palette.bgPage,
    colorBgContainer: palette.bg,
    colorBgElevated: palette.bg,
    colorBgContainerDisabled: palette.bgSubtle,
    colorFillAlter: palette.bgSubtle,
    colorFillSecondary: palette.bgSubtle,
    colorFillTertiary: palette.bgSubtle,
    colorBorder: palette.borderControl,
    colorBorderSecondary: palette.border,
    colorSplit: palette.border,
    // An edge besides the shadow, as menus have: on dark a shadow alone parts nothing.
    boxShadowSecondary: `0 0 0 1px ${palette.border}, ${palette.shadow}`,
  };
}

/** The dark algorithm darkens its seeds; this step after it sets them to what the palette says. */
function exactly(palette: Palette): MappingAlgorithm {
  return (seed, map) => ({
    ...(map ?? theme.defaultAlgorithm(seed)),
    colorPrimary: palette.primary,
    colorInfo: palette.primary,
    colorLink: palette.primary,
    colorSuccess: palette.success,
    colorWarning: palette.warning,
    colorError: palette.error,
  });
}

/** Fainter than the ground of a badge, which else would vanish on it. */
const chosenRow = 'color-mix(in srgb, var(--cp-primary-bg) 60%, var(--cp-bg))';

/** antd's configuration for one palette. Both themes share every size; only colors differ. */
export function antdTheme(palette: Palette, isDark: boolean): ThemeConfig {
  return {
    algorithm: [isDark ? theme.darkAlgorithm : theme.defaultAlgorithm, exactly(palette)],
    cssVar: { prefix: 'ant', key: antdScope },
    hashed: false,
    token: tokensOf(palette),
    components: {
      Select: {
        optionSelectedBg: palette.primaryBg,
        optionSelectedColor: palette.primary,
        optionActiveBg: palette.bgSubtle,
        multipleItemBg: palette.bgSubtle,
        multipleItemBorderColor: palette.border,
      },
      Table: {
        headerBg: palette.bgSubtle,
        headerColor: palette.text2,
        headerSortActiveBg: palette.bgSubtle,
        headerSortHoverBg: palette.primaryBg,
        bodySortBg: palette.bg,
        rowHoverBg: palette.bgSubtle,
        rowSelectedBg: chosenRow,
        rowSelectedHoverBg: chosenRow,
        borderColor: palette.border,
        headerSplitColor: 'transparent',
      },
    },
  };
}
