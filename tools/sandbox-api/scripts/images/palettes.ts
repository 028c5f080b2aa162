/** Colors of one cover. */
export interface Palette {
  from: string
  to: string
  ink: string
  /** The strong color, then a second one that stands beside it. */
  accent: string
  second: string
}

type Palettes = readonly [Palette, ...Palette[]]

const palette = (
  from: string,
  to: string,
  ink: string,
  accent: string,
  second: string,
): Palette => ({
  from,
  to,
  ink,
  accent,
  second,
})

/** Palettes by top category. */
export const palettes: Record<number, Palettes> = {
  1: [
    palette('#0f2440', '#1d4370', '#ffffff', '#5cc3ff', '#7fe3bd'),
    palette('#0f2d38', '#1b5560', '#ffffff', '#62dcd2', '#ffd479'),
    palette('#1a2148', '#36428a', '#ffffff', '#9db2ff', '#6fe0ff'),
  ],
  2: [
    palette('#261c55', '#4d3da6', '#ffffff', '#c0b0ff', '#6fd8ff'),
    palette('#1b2860', '#3c5cc0', '#ffffff', '#9cc2ff', '#ffcf87'),
    palette('#371c50', '#75408f', '#ffffff', '#f0b3ff', '#8fe0e6'),
  ],
  3: [
    palette('#f1f7f3', '#d8ebe0', '#12443a', '#1f8a6d', '#dd9a2c'),
    palette('#f0f5fb', '#d6e4f4', '#173a63', '#2f74c0', '#e0713c'),
    palette('#f8f3e8', '#ecdfc3', '#4a3810', '#a9781c', '#2f7d7a'),
  ],
  4: [
    palette('#fff3ea', '#ffdcc6', '#74300f', '#e8683a', '#2f8091'),
    palette('#fdf0f1', '#f7d2d8', '#741f36', '#d4476a', '#3f7fb0'),
    palette('#f0f5ff', '#d3e2ff', '#1d387a', '#3f72dd', '#ea8a3d'),
  ],
  5: [
    palette('#f7f3ea', '#f7f3ea', '#1f2026', '#e4572e', '#2a7fa5'),
    palette('#eef0f3', '#eef0f3', '#1c2436', '#3d5afe', '#f2a83b'),
    palette('#23262f', '#23262f', '#ffffff', '#f26b4f', '#58b8d6'),
  ],
  6: [
    palette('#0e3a38', '#1a6a62', '#ffffff', '#f4bd5a', '#93dcc6'),
    palette('#272c45', '#4a5380', '#ffffff', '#f6b765', '#a9b8f5'),
    palette('#4a2a1c', '#8a5534', '#ffffff', '#ffcf8b', '#f6efe3'),
  ],
  7: [
    palette('#f6f0e4', '#e9dcc4', '#2f2a24', '#b1412f', '#6d7f74'),
    palette('#ecf1ec', '#d2dfd6', '#22332b', '#b4502f', '#5f7d8a'),
    palette('#f3eae6', '#e3d0c9', '#3a2826', '#9c3a3a', '#7d7392'),
  ],
  8: [
    palette('#ecf5fd', '#cfe5fa', '#123f70', '#2f86d8', '#efa037'),
    palette('#ecf7f5', '#cde9e3', '#0f4f4a', '#1f9483', '#ef8f4a'),
    palette('#f3f1fc', '#dcd7f5', '#352a75', '#6a58d0', '#ef9f4f'),
  ],
  9: [
    palette('#fef5e7', '#f9dfb8', '#66390a', '#e0852f', '#6f9f55'),
    palette('#eef6ea', '#cee5c4', '#2a501f', '#5c9a45', '#e6a23c'),
    palette('#fdeff1', '#f6cfd8', '#742842', '#d9587c', '#6fa58d'),
  ],
}
