// A sample picture; see sample-scenes.mjs.

/** Pressed plants on a sheet of paper. */
export const botany = [paintFern, paintPoppies, paintEucalyptus, paintCornflowers];

function paintFern(ctx, _random, { leaf, stem }) {
  ctx.fillStyle = "#f4ecda";
  ctx.fillRect(0, 0, 1440, 960);
  stem(190, 880, 110, -50, "#3f5a2c", (at) => {
    for (let i = 0; i < 30; i++) {
      const t = 0.14 + (i * 0.86) / 30;
      const long = 150 * Math.sin(Math.PI * (0.1 + t * 0.86)) ** 0.8;
      for (const side of [-1, 1])
        leaf(...at(t), long, 10 + long * 0.04, -Math.PI / 2 + side * 1.15, ["#5f8a3d", "#4b7331"], "#3f5a2c");
    }
  });
}

function paintPoppies(ctx, random, { leaf, stem }) {
  for (const [x, top, lean, size] of [
    [520, 220, -70, 104],
    [560, 420, 70, 76],
  ])
    stem(x, 880, top, lean, "#57713a", (at) => {
      for (let i = 0; i < 4; i++)
        leaf(...at(0.12 + i * 0.13), 120 - i * 14, 17, i % 2 ? -0.5 : Math.PI + 0.5, ["#7c9a55", "#688647"], "#4f6a35");
      const [fx, fy] = at(1);
      for (let i = 0; i < 6; i++) {
        const turn = (i / 6) * Math.PI * 2 + 0.4;
        const petal = ctx.createRadialGradient(fx, fy, 4, fx, fy, size);
        petal.addColorStop(0, "#7c1424");
        petal.addColorStop(0.35, "#d8343a");
        petal.addColorStop(1, i % 2 ? "#ef6a4d" : "#e2483f");
        ctx.fillStyle = petal;
        ctx.beginPath();
        ctx.ellipse(
          fx + Math.cos(turn) * size * 0.5,
          fy + Math.sin(turn) * size * 0.5,
          size * 0.56,
          size * 0.46,
          turn,
          0,
          7,
        );
        ctx.fill();
      }
      ctx.fillStyle = "#231a2a";
      for (let i = 0; i < 40; i++) {
        const turn = random() * 7;
        ctx.beginPath();
        ctx.arc(fx + Math.cos(turn) * random() * size * 0.3, fy + Math.sin(turn) * random() * size * 0.3, 3.4, 0, 7);
        ctx.fill();
      }
    });
}

function paintEucalyptus(ctx, random, { stem }) {
  stem(830, 890, 120, 90, "#8a6a52", (at) => {
    for (let i = 0; i < 15; i++)
      for (const side of [-1, 1]) {
        const [x, y] = at(0.16 + i * 0.058);
        const r = 44 - i * 2;
        ctx.fillStyle = ["#9fb8ac", "#86a69c", "#6f938c", "#b7c9bd"][Math.floor(random() * 4)];
        ctx.beginPath();
        ctx.ellipse(x + side * (r + 6), y - 8, r, r * 0.8, side * -0.4, 0, 7);
        ctx.fill();
      }
  });
}

/** And a rust-colored branch. */
function paintCornflowers(_ctx, random, { leaf, stem }) {
  for (const [x, top, lean] of [
    [1060, 260, -40],
    [1100, 470, 60],
  ])
    stem(x, 880, top, lean, "#6c8468", (at) => {
      for (let i = 0; i < 5; i++)
        leaf(...at(0.15 + i * 0.14), 96, 8, i % 2 ? -0.9 : Math.PI + 0.9, ["#8ba385", "#76906f"], "#5f7759");
      const [fx, fy] = at(1);
      for (let i = 0; i < 22; i++)
        leaf(fx, fy, 62 + random() * 34, 15, (i / 22) * Math.PI * 2, ["#3f5fc4", "#2f49a4"], "#26397f");
      for (let i = 0; i < 14; i++) leaf(fx, fy, 34, 8, random() * 7, ["#7a4bb0", "#653a9b"], "#4f2c80");
    });
  stem(1300, 890, 150, 30, "#6b3f2a", (at) => {
    for (let i = 0; i < 12; i++)
      leaf(
        ...at(0.14 + i * 0.075),
        128 - i * 5,
        30 - i,
        i % 2 ? -0.55 : Math.PI + 0.55,
        ["#cf7a35", "#b5602a"],
        "#7d3f1c",
      );
  });
}
