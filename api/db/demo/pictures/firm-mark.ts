import { createAvatar } from '@dicebear/core';
import * as icons from '@dicebear/icons';
import type { FirmIcon } from './looks';
import { plainSvg } from './plain-svg';

/** Grounds of the marks: the design system's for initials, without the teal that means 'verified'. */
const markGrounds = ['#17508F', '#7A3E9D', '#8A4B00', '#A3245B', '#3F5B1D', '#2F4858'] as const;

/** Radii of the corners, of a side of 24: a tile, a rounder tile and a disc. */
const radii = [3, 7, 12, 5] as const;

/** Draws the mark of a firm as an SVG: an icon of its work in white (Bootstrap Icons, MIT) on one of six grounds. */
export function drawFirmMark(index: number, icon: FirmIcon): string {
  const ground = markGrounds[index % markGrounds.length] ?? markGrounds[0];
  const radius = radii[index % radii.length] ?? 3;
  const drawing = plainSvg(
    createAvatar(icons, { icon: [icon], scale: 84, backgroundColor: ['transparent'] }).toString(),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="${radius}" fill="${ground}"/><g color="#fff" fill="#fff">${drawing.replace('fill="none"', '').replace(/fill="(?:#000|currentColor)"/g, '')}</g></svg>`;
}
