// The sample pictures, painted on a canvas of 1440 × 960. A scene is a list of parts, each sent to a browser as text, so it
// uses nothing but its arguments: the context, a random generator that always begins the same, and a brush.

function sunset(ctx, random) {
  const [W, H] = [1440, 960];
  const sky = ctx.createLinearGradient(0, 0, 0, H * 0.72);
  for (const [at, color] of [
    [0, "#27305f"],
    [0.3, "#6a4a86"],
    [0.55, "#c8607f"],
    [0.78, "#f3925f"],
    [1, "#ffd68a"],
  ])
    sky.addColorStop(at, color);
  ctx.fillStyle = sky;
  ctx.fillRect(0, 0, W, H);
  for (let i = 0; i < 90; i++) {
    ctx.fillStyle = `rgb(255 244 220 / ${0.15 + random() * 0.55})`;
    ctx.beginPath();
    ctx.arc(random() * W, random() ** 2 * 300, 0.6 + random() * 1.2, 0, 7);
    ctx.fill();
  }
  const glow = ctx.createRadialGradient(980, 560, 30, 980, 560, 460);
  glow.addColorStop(0, "rgb(255 240 190 / 0.95)");
  glow.addColorStop(0.16, "rgb(255 214 130 / 0.6)");
  glow.addColorStop(1, "rgb(255 150 90 / 0)");
  ctx.fillStyle = glow;
  ctx.fillRect(0, 0, W, H);
  ctx.fillStyle = "#fff3cf";
  ctx.beginPath();
  ctx.arc(980, 560, 66, 0, 7);
  ctx.fill();
}

function clouds(ctx, random) {
  for (let i = 0; i < 13; i++) {
    const y = 210 + random() * 270;
    const x = random() * 1440;
    ctx.fillStyle = `rgb(255 ${170 + random() * 60} ${150 + random() * 40} / ${0.1 + random() * 0.16})`;
    for (let part = 0; part < 6; part++) {
      ctx.beginPath();
      ctx.ellipse(
        x + (random() - 0.5) * 300,
        y + (random() - 0.5) * 16,
        70 + random() * 150,
        4 + random() * 9,
        0,
        0,
        7,
      );
      ctx.fill();
    }
  }
}

function ridges(ctx, random) {
  const [W, H] = [1440, 960];
  const colors = ["#d77a78", "#a9587b", "#7b4677", "#52396c", "#35305a", "#201f40", "#121328"];
  const ridge = (base, height, rough) => {
    let points = [random() - 0.5, random() - 0.5];
    for (let level = 1; level < 9; level++) {
      points = points.flatMap((point, i) =>
        i + 1 < points.length
          ? [point, (point + points[i + 1]) / 2 + (random() - 0.5) * rough ** level * 1.6]
          : [point],
      );
    }
    return points.map((point, i) => [(i / (points.length - 1)) * W, base - point * height]);
  };
  colors.forEach((color, layer) => {
    const base = 600 + layer * 50;
    const line = ridge(base, 150 + layer * 12, 0.5 - layer * 0.012);
    const fill = ctx.createLinearGradient(0, base - 110, 0, base + 150);
    fill.addColorStop(0, color);
    fill.addColorStop(1, colors[Math.max(0, layer - 1)]);
    ctx.fillStyle = layer === 6 ? color : fill;
    ctx.beginPath();
    ctx.moveTo(0, H);
    for (const [x, y] of line) ctx.lineTo(x, y);
    ctx.lineTo(W, H);
    ctx.fill();
    if (layer < 5) return;
    for (let i = 0; i < 75; i++) {
      const [x, y] = line[Math.floor(random() * line.length)];
      const tall = (14 + random() * 26) * (layer - 3.6);
      ctx.fillStyle = color;
      for (let tier = 0; tier < 4; tier++) {
        const top = y - tall + (tier * tall) / 4.6;
        const half = tall * (0.07 + tier * 0.055);
        ctx.beginPath();
        ctx.moveTo(x, top);
        ctx.lineTo(x - half, top + tall / 2.6);
        ctx.lineTo(x + half, top + tall / 2.6);
        ctx.fill();
      }
    }
  });
}

/** The sun goes down behind ridges that fade into the haze. */
export const hills = [sunset, clouds, ridges];

function night(ctx, random) {
  const [W, shore] = [1440, 700];
  const sky = ctx.createLinearGradient(0, 0, 0, shore);
  for (const [at, color] of [
    [0, "#070b24"],
    [0.5, "#1a2356"],
    [0.82, "#4b3a78"],
    [1, "#a3567f"],
  ])
    sky.addColorStop(at, color);
  ctx.fillStyle = sky;
  ctx.fillRect(0, 0, W, 960);
  for (let i = 0; i < 160; i++) {
    ctx.fillStyle = `rgb(255 255 255 / ${random() * 0.7})`;
    ctx.fillRect(random() * W, random() * 420, 1.6, 1.6);
  }
  const halo = ctx.createRadialGradient(1090, 170, 40, 1090, 170, 240);
  halo.addColorStop(0, "rgb(255 244 214 / 0.42)");
  halo.addColorStop(1, "rgb(255 244 214 / 0)");
  ctx.fillStyle = halo;
  ctx.fillRect(0, 0, W, shore);
  ctx.fillStyle = "#fbefd2";
  ctx.beginPath();
  ctx.arc(1090, 170, 54, 0, 7);
  ctx.fill();
}

function houses(ctx, random) {
  const [W, shore] = [1440, 700];
  const rows = [
    { wall: "#3d3567", least: 140, most: 330, lit: 0.1 },
    { wall: "#262650", least: 110, most: 400, lit: 0.26 },
    { wall: "#12142f", least: 70, most: 300, lit: 0.44 },
  ];
  const lights = ["#ffd98a", "#ffbf5e", "#fff0c4", "#ff9d6b", "#8fd6ff"];
  rows.forEach(({ wall, least, most, lit }, row) => {
    for (let x = -20; x < W; ) {
      const width = 46 + Math.floor(random() * 76);
      const height = least + random() ** 1.6 * (most - least);
      ctx.fillStyle = wall;
      ctx.fillRect(x, shore - height, width, height);
      if (random() < 0.3) ctx.fillRect(x + width / 2 - 2, shore - height - 40 - random() * 46, 4, 90);
      if (random() < 0.3) ctx.fillRect(x + width * 0.2, shore - height - 18, width * 0.6, 20);
      const [across, down] = [12 + row * 2, 16 + row * 2];
      for (let wx = x + 8; wx < x + width - 8; wx += across)
        for (let wy = shore - height + 12; wy < shore - 12; wy += down) {
          if (random() > lit) continue;
          ctx.globalAlpha = 0.45 + random() * 0.55;
          ctx.fillStyle = lights[Math.floor(random() ** 1.5 * lights.length)];
          ctx.fillRect(wx, wy, across * 0.48, down * 0.5);
          ctx.globalAlpha = 1;
        }
      if (row === 2 && random() < 0.36) {
        ctx.fillStyle = ["#ff3d81", "#22d3c5", "#ff7a3c"][Math.floor(random() * 3)];
        ctx.shadowColor = ctx.fillStyle;
        ctx.shadowBlur = 26;
        ctx.fillRect(x + 10, shore - height + 20, 9, Math.min(110, height - 40));
        ctx.shadowBlur = 0;
      }
      x += width + (random() < 0.25 ? 8 : 0);
    }
  });
}

/** The city upside down, torn into ripples. */
function water(ctx, random) {
  const [W, H, shore] = [1440, 960, 700];
  const mirror = new OffscreenCanvas(W, H - shore);
  const ink = mirror.getContext("2d");
  ink.translate(0, H - shore);
  ink.scale(1, -1);
  ink.drawImage(ctx.canvas, 0, shore - (H - shore), W, H - shore, 0, 0, W, H - shore);
  ctx.fillStyle = "#0a0e26";
  ctx.fillRect(0, shore, W, H - shore);
  ctx.globalAlpha = 0.66;
  ctx.filter = "blur(1.5px)";
  for (let y = 0; y < H - shore; y += 3)
    ctx.drawImage(
      mirror,
      0,
      y,
      W,
      3,
      Math.sin(y * 0.32) * (2 + y * 0.05) + (random() - 0.5) * y * 0.07,
      shore + y,
      W,
      3,
    );
  ctx.filter = "none";
  ctx.globalAlpha = 1;
  const depth = ctx.createLinearGradient(0, shore, 0, H);
  depth.addColorStop(0, "rgb(8 12 36 / 0)");
  depth.addColorStop(1, "rgb(6 9 28 / 0.86)");
  ctx.fillStyle = depth;
  ctx.fillRect(0, shore, W, H - shore);
  ctx.fillStyle = "#0a0c1f";
  ctx.fillRect(0, shore - 5, W, 9);
}

/** Lit windows over black water. */
export const city = [night, houses, water];
