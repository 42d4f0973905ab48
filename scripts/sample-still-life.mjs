// A sample picture; see sample-scenes.mjs.

/** Fruit and a vase on a table by a plain wall. */
export const stillLife = [paintRoom, paintVase, paintFruit];

function paintRoom(ctx, random, { fill }) {
  const [W, H] = [1440, 960];
  const wall = ctx.createLinearGradient(0, 0, W, 620);
  wall.addColorStop(0, "#5f8f86");
  wall.addColorStop(0.6, "#3f6f6d");
  wall.addColorStop(1, "#274e52");
  fill(wall, () => ctx.rect(0, 0, W, H));
  ctx.filter = "blur(40px)";
  fill("rgb(255 236 190 / 0.2)", () => {
    ctx.moveTo(120, 0);
    ctx.lineTo(620, 0);
    ctx.lineTo(1000, 640);
    ctx.lineTo(420, 640);
  });
  ctx.filter = "none";
  const table = ctx.createLinearGradient(0, 620, 0, H);
  table.addColorStop(0, "#e9cfa6");
  table.addColorStop(1, "#c98f5d");
  fill(table, () => ctx.rect(0, 620, W, H));
  fill("rgb(120 64 36 / 0.35)", () => ctx.rect(0, 616, W, 6));
  for (let i = 0; i < 60; i++)
    fill(`rgb(120 70 40 / ${random() * 0.07})`, () =>
      ctx.ellipse(random() * W, 640 + random() * 320, 160 + random() * 300, 1 + random() * 2, 0, 0, 7),
    );
}

function paintVase(ctx, random, { fill, shadow }) {
  shadow(400, 760, 210, 30);
  ctx.strokeStyle = "#4c3524";
  ctx.lineWidth = 7;
  for (const [bend, top, lean] of [
    [-90, 60, -130],
    [60, 30, 40],
    [150, 120, 190],
  ]) {
    ctx.beginPath();
    ctx.moveTo(350, 430);
    ctx.quadraticCurveTo(350 + bend * 0.2, 240, 350 + lean, top);
    ctx.stroke();
    for (let i = 0; i < 11; i++) {
      const t = 0.34 + i * 0.062;
      const x = (1 - t) ** 2 * 350 + 2 * t * (1 - t) * (350 + bend * 0.2) + t * t * (350 + lean);
      const y = (1 - t) ** 2 * 430 + 2 * t * (1 - t) * 240 + t * t * top;
      const side = i % 2 ? 1 : -1;
      fill(["#a9bf6a", "#7f9c4d", "#5d7c3c", "#c6cf86"][Math.floor(random() * 4)], () =>
        ctx.ellipse(x + side * 30, y - 12, 36, 14, side * -0.6 + (random() - 0.5) * 0.6, 0, 7),
      );
    }
  }
  const glaze = ctx.createLinearGradient(230, 0, 480, 0);
  for (const [at, color] of [
    [0, "#27458f"],
    [0.28, "#6d93dd"],
    [0.5, "#3a62ba"],
    [1, "#13265c"],
  ])
    glaze.addColorStop(at, color);
  fill(glaze, () => {
    ctx.moveTo(305, 420);
    ctx.bezierCurveTo(310, 500, 225, 540, 232, 640);
    ctx.bezierCurveTo(238, 740, 290, 768, 352, 768);
    ctx.bezierCurveTo(420, 768, 470, 740, 474, 640);
    ctx.bezierCurveTo(478, 540, 392, 500, 398, 420);
  });
  fill("#0f1f4c", () => ctx.ellipse(351, 420, 46, 11, 0, 0, 7));
}

/** Oranges, a pomegranate, a pear and a lemon. */
function paintFruit(ctx, _random, { fill, radial, shadow }) {
  const fruit = (x, y, r, stops) => {
    shadow(x + r * 0.3, y + r * 0.9, r * 1.05, r * 0.2);
    fill(radial(x, y, r, stops), () => ctx.arc(x, y, r, 0, 7));
  };
  fruit(700, 668, 96, ["#ffd08a", "#f4922f", "#d9661b", "#98390f"]);
  fruit(1190, 690, 88, ["#f08a86", "#c3313f", "#8d1730", "#540c22"]);
  fill("#6d1a2a", () => {
    ctx.moveTo(1172, 612);
    ctx.lineTo(1158, 578);
    ctx.lineTo(1178, 594);
    ctx.lineTo(1190, 570);
    ctx.lineTo(1202, 594);
    ctx.lineTo(1222, 580);
    ctx.lineTo(1208, 612);
  });
  shadow(975, 790, 110, 24);
  fill(radial(955, 690, 128, ["#eef0a4", "#c2cc5a", "#93a33a", "#5a6a22"]), () => {
    ctx.moveTo(948, 500);
    ctx.bezierCurveTo(1000, 500, 996, 590, 1030, 640);
    ctx.bezierCurveTo(1080, 730, 1030, 796, 955, 796);
    ctx.bezierCurveTo(880, 796, 832, 730, 878, 640);
    ctx.bezierCurveTo(908, 590, 896, 500, 948, 500);
  });
  ctx.lineWidth = 9;
  ctx.beginPath();
  ctx.moveTo(950, 506);
  ctx.quadraticCurveTo(948, 470, 972, 446);
  ctx.stroke();
  fruit(812, 742, 92, ["#ffdb9a", "#f7a03b", "#e0711f", "#a34311"]);
  shadow(610, 848, 120, 20);
  fill(radial(590, 790, 100, ["#fff6a8", "#f8da3c", "#e2b41a", "#a4790e"]), () => {
    ctx.ellipse(590, 790, 100, 68, -0.18, 0, 7);
    ctx.ellipse(682, 772, 26, 17, -0.3, 0, 7);
  });
}
